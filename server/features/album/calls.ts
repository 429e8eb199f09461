import type { albumCalls } from '@quanzi/contract'
import { askerOf } from '../../call/Asker'
import type { Handlers } from '../../call/handlers'
import { albumPhotos } from './photos'
import { saveAlbum } from './saveAlbum'

/** Cloud albums and their photos. */
export const album: Handlers<typeof albumCalls> = {
  saveAlbum: (ctx, params) => saveAlbum(ctx, params),
  listAlbumPhotos: (ctx, params) => albumPhotos(ctx, askerOf(ctx), params),
}
