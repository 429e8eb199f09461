import { randomUUID } from 'node:crypto'
import { ORDER_TYPE } from '@quanzi/contract'
import type { Context } from '../../call/Context'
import { placeOrder } from '../../trade/createOrder'
import { readWish } from '../../trade/placing'

const HOME = { name: '小满', mobile: '13800000001', address: '浙江省 杭州市 西湖区 文三路 90 号 5 幢 1202' }

/** Orders skus of the mall to the buyer's home; the order waits for payment. */
export async function placeMallOrder(
  ctx: Context,
  skus: readonly (readonly [sku: string, num: number])[],
): Promise<string> {
  const { iid, me } = ctx
  const home = await ctx.db
    .selectFrom('address')
    .select('id')
    .where('iid', '=', iid)
    .where('user_id', '=', me.user_id)
    .limit(1)
    .executeTakeFirst()
  const { id: addressId } =
    home ??
    (await ctx.db
      .insertInto('address')
      .values({ iid, user_id: me.user_id, ...HOME, is_default: true, at: ctx.clock() })
      .returning('id')
      .executeTakeFirstOrThrow())
  const wish = readWish({
    orderType: ORDER_TYPE.mallGoods,
    keys: skus.map(([sku]) => sku).join(','),
    property: JSON.stringify(Object.fromEntries(skus)),
    num: skus.reduce((sum, [, num]) => sum + num, 0),
    info: { reqId: randomUUID(), addressId },
  })
  return (await placeOrder(ctx, { ...wish, discounts: { couponIds: [], useCoin: false }, remark: '' })).gid
}
