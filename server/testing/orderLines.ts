import { randomUUID } from 'node:crypto'
import type { OrderCreated, OrderInfo } from '@quanzi/contract'
import { askerOf } from '../call/Asker'
import type { BuyShareTerms } from '../db/schema/orders'
import { withTransaction } from '../db/withTransaction'
import { postAll } from '../ledger/post'
import { contextOf } from '../seed/contextOf'
import { insertOrder, newOrderId } from '../trade/insertOrder'
import type { QuotedLine } from '../trade/OrderTypeRules'
import { type Discounts, priceQuote, readWish } from '../trade/placing'
import { takeDiscounts } from '../trade/takeDiscounts'
import type { Actor, TestServer } from './createTestServer'

/** A line of an order; other fields have ordinary values. */
export type TestLine = Pick<QuotedLine, 'targetId' | 'price'> & Partial<QuotedLine>

interface Wish {
  readonly lines: readonly TestLine[]
  /** Store goods by default. */
  readonly orderType?: number
  readonly discounts?: Partial<Discounts>
  readonly earnerId?: number
  /** The small store that sells the lines with a `storeBase`. */
  readonly storeId?: number
  readonly info?: OrderInfo
  /** Cash back for the first line. */
  readonly buyShare?: Omit<BuyShareTerms, 'key'>
}

const STORE_GOODS = 32
const ADDRESS = { name: '安', mobile: '13812345678', address: '浙江省 杭州市 西湖区 文三路 1 号', postCode: '' }

/** An order of several lines that waits for payment, of any order type, with suppliers, freight and supply prices. */
export async function orderLines(
  server: TestServer,
  as: Actor,
  { lines, orderType = STORE_GOODS, discounts = {}, earnerId, storeId, info, buyShare }: Wish,
): Promise<OrderCreated> {
  const ctx = await contextOf(server.app.services, as.member.user_id)
  const quoted = lines.map((line) => ({ title: line.targetId, spec: '', img: '', num: 1, insurance: 0, ...line }))
  const quote = {
    ...{ title: '一些东西', img: '', lines: quoted, startsAt: null, endsAt: null },
    ...(earnerId === undefined ? {} : { earnerId }),
    ...(storeId === undefined ? {} : { storeId }),
    ...(buyShare ? { buyShare: { ...buyShare, key: quoted[0]?.targetId ?? '' } } : {}),
  }
  return await withTransaction(server.db, async (db) => {
    const wished = { couponIds: [], useCoin: false, ...discounts }
    const priced = await priceQuote(db, askerOf(ctx), orderType, quote, wished)
    const id = await newOrderId(db, ctx.clock())
    const keys = quoted.map(({ targetId }) => targetId).join(',')
    const num = quoted.reduce((sum, line) => sum + line.num, 0)
    const wish = readWish({ orderType, keys, num, info: { ...info, reqId: randomUUID() } })
    await insertOrder(db, ctx, {
      ...{ id, quote, priced, fingerprint: id, now: ctx.clock(), address: ADDRESS },
      wish: { ...wish, discounts: wished, remark: '' },
    })
    const order = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    await postAll(db, await takeDiscounts(db, order, priced, ctx.clock()))
    return { gid: id, status: order.status, payable: order.payable, expireAt: order.expire_at }
  })
}
