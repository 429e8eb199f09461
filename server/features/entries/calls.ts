import type { entryCalls } from '@quanzi/contract'
import type { Handlers } from '../../call/handlers'
import { entriesOf } from './queries'
import { saveEntry } from './saveEntry'
import { joinWaitlist } from './waitlist'

export const entries: Handlers<typeof entryCalls> = {
  getEntries: async (ctx, params) => ({ entries: await entriesOf(ctx.db, ctx.me, params) }),
  saveEntry: (ctx, params) => saveEntry(ctx, params),
  joinWaitlist: (ctx, params) => joinWaitlist(ctx, params),
}
