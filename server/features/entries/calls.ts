import type { entryCalls } from '@quanzi/contract'
import type { Handlers } from '../../call/handlers'
import { decideEntry } from './decideEntry'
import { entriesOf } from './queries'
import { deleteEntrant, savedEntrants } from './savedEntrants'
import { saveEntry } from './saveEntry'
import { joinWaitlist, ownWaitlist } from './waitlist'

export const entries: Handlers<typeof entryCalls> = {
  getEntries: async (ctx, params) => ({ entries: await entriesOf(ctx.db, ctx.me, params) }),
  saveEntry: (ctx, params) => saveEntry(ctx, params),
  decideEntry: (ctx, params) => decideEntry(ctx, params),
  listEntrants: async (ctx) => ({ list: await savedEntrants(ctx) }),
  deleteEntrant: (ctx, { id }) => deleteEntrant(ctx, id),
  joinWaitlist: (ctx, params) => joinWaitlist(ctx, params),
  getWaitlist: (ctx, params) => ownWaitlist(ctx.db, ctx.me, params, ctx.clock()),
}
