import { MODULE_TYPE } from '@quanzi/contract'

/** Albums to hear, and series to watch: the same screens, with places of their own. */
export const KINDS = {
  audio: {
    moduleType: MODULE_TYPE.audioAlbum,
    partType: MODULE_TYPE.track,
    albums: 'audio.albums',
    player: 'audio.player',
    buy: 'pay.albumDetail',
  },
  video: {
    moduleType: MODULE_TYPE.videoAlbum,
    partType: MODULE_TYPE.episode,
    albums: 'pvideo.albums',
    player: 'pvideo.player',
    buy: 'pay.pvideoAlbumDetail',
  },
} as const

export type SeriesKind = keyof typeof KINDS
