export { seenAlbum } from './albumAccess'
export { withAlbumCovers } from './albumCovers'
