import type { entryCalls } from '@quanzi/contract'
import type { Handlers } from '../gateway/handlers'
import { entriesOf, saveEntry } from '../queries/entries'
import { joinWaitlist } from '../queries/waitlist'

export const entries: Handlers<typeof entryCalls> = {
  getEntries: async (ctx, params) => ({ entries: await entriesOf(ctx, params) }),
  saveEntry: (ctx, params) => saveEntry(ctx, params),
  joinWaitlist: (ctx, params) => joinWaitlist(ctx, params),
}
