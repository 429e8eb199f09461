import type { goodsAccountCalls } from '@quanzi/contract'
import { askerOf } from '../../call/Asker'
import type { RoleCheck } from '../../call/access'
import type { Handlers } from '../../call/handlers'
import { claimAttempt } from '../../identity/claimAttempt'
import { childCode, joinByCode } from './childCodes'
import { accountOf, childrenOf, ownAccount, removeChild } from './queries'

/** The access word `goodsAccountOwner`. */
export const isGoodsAccountOwner: RoleCheck = async (ctx) =>
  ctx.member !== null && (await ownAccount(ctx.db, ctx.member)) !== undefined

/** Goods accounts: an owner invites others, who then buy at the account's price. */
export const goodsAccount: Handlers<typeof goodsAccountCalls> = {
  getGoodsAccount: (ctx) => accountOf(ctx.db, askerOf(ctx)),
  listGoodsChildren: (ctx, { id }) => childrenOf(ctx.db, ctx.me, id),
  deleteGoodsChild: (ctx, { id }) => removeChild(ctx.db, ctx.me, id),
  getGoodsChildCode: (ctx, { id }) => childCode(ctx, id),
  validateGoodsChildCode: (ctx, { code }) => claimAttempt(ctx, 'goodsCode', () => joinByCode(ctx, code)),
}
