import type { entryCalls } from '@quanzi/contract'
import type { Handlers } from '../../call/handlers'
import { entriesOf, saveEntry } from './queries'
import { joinWaitlist } from './waitlist'

export const entries: Handlers<typeof entryCalls> = {
  getEntries: async (ctx, params) => ({ entries: await entriesOf(ctx, params) }),
  saveEntry: (ctx, params) => saveEntry(ctx, params),
  joinWaitlist: (ctx, params) => joinWaitlist(ctx, params),
}
