import type { trackCalls } from '@quanzi/contract'
import type { Handlers } from '../../call/handlers'
import { readTrack } from './readTrack'
import { uploadTrack } from './uploadTrack'

/** Recorded tracks. */
export const track: Handlers<typeof trackCalls> = {
  getTrack: (ctx, { id, entryId }) => readTrack(ctx.db, ctx.member, { iid: ctx.iid, id, entryId }, ctx.clock()),
  uploadTrack: (ctx, wish) => uploadTrack(ctx, wish),
}
