export { withAlbumCovers } from './albumCovers'
