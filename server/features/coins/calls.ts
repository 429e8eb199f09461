import type { coinCalls } from '@quanzi/contract'
import type { Handlers } from '../../call/handlers'
import { coinAccount, coinEntries, coinRules, sign } from './queries'

export const coins: Handlers<typeof coinCalls> = {
  getCoinAccount: (ctx) => coinAccount(ctx),
  signForCoins: (ctx) => sign(ctx),
  listCoinEntries: (ctx, { pageNo }) => coinEntries(ctx, pageNo),
  listCoinRules: (ctx) => coinRules(ctx),
}
