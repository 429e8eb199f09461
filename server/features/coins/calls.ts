import type { coinCalls } from '@quanzi/contract'
import type { Handlers } from '../../call/handlers'
import { coinEntries, coinFlow, coinRules } from './queries'
import { coinAccount, sign } from './signs'

export const coins: Handlers<typeof coinCalls> = {
  getCoinAccount: (ctx) => coinAccount(ctx.db, ctx.me, ctx.clock()),
  signForCoins: (ctx) => sign(ctx.db, ctx.me, ctx.clock()),
  listCoinEntries: (ctx, { pageNo }) => coinEntries(ctx, ctx.me, pageNo),
  listCoinFlow: (ctx, wish) => coinFlow(ctx, ctx.me, wish),
  listCoinRules: (ctx) => coinRules(ctx.db, ctx.iid, ctx.member, ctx.clock()),
}
