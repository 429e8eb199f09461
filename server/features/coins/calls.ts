import type { coinCalls } from '@quanzi/contract'
import { askerOf } from '../../call/Asker'
import type { Handlers } from '../../call/handlers'
import { coinEntries, coinFlow, coinRules } from './queries'
import { coinAccount, sign } from './signs'

export const coins: Handlers<typeof coinCalls> = {
  getCoinAccount: (ctx) => coinAccount(ctx.db, ctx.me, ctx.clock()),
  signForCoins: (ctx) => sign(ctx.db, ctx.me, ctx.clock()),
  listCoinEntries: (ctx, { pageNo }) => coinEntries(ctx, ctx.me, { pageNo, language: ctx.language }),
  listCoinFlow: (ctx, wish) => coinFlow(ctx, ctx.me, { ...wish, language: ctx.language }),
  listCoinRules: (ctx) => coinRules(ctx.db, askerOf(ctx), ctx.language),
}
