import type { coinCalls } from '@quanzi/contract'
import type { Handlers } from '../../call/handlers'
import { coinAccount, coinEntries, coinRules, sign } from './queries'

export const coins: Handlers<typeof coinCalls> = {
  getCoinAccount: (ctx) => coinAccount(ctx.db, ctx.me, ctx.clock()),
  signForCoins: (ctx) => sign(ctx.db, ctx.me, ctx.clock()),
  listCoinEntries: (ctx, { pageNo }) => coinEntries(ctx, ctx.me, pageNo),
  listCoinRules: (ctx) => coinRules(ctx.db, ctx.member, ctx.clock()),
}
