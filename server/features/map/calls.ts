import { type mapCalls, PLACE_SUGGESTIONS } from '@quanzi/contract'
import type { Handlers } from '../../call/handlers'
import { refuseBannedWords } from '../../call/refuseBannedWords'
import { keepPlace } from './queries'

export const map: Handlers<typeof mapCalls> = {
  async suggestPlaces(ctx, { keyword, lat, lng }) {
    const near = lat === undefined || lng === undefined ? null : { lat, lng }
    return { list: await ctx.providers.places.suggest({ iid: ctx.iid, keyword, near, limit: PLACE_SUGGESTIONS }) }
  },

  async choosePlace(ctx, { name, address, lat, lng }) {
    await refuseBannedWords(ctx.db, ctx.iid, name, address)
    return { recent: await keepPlace(ctx.db, ctx.me, { name, address, location: { lat, lng } }, ctx.clock()) }
  },
}
