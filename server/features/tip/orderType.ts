import { MODULE_TYPE, ORDER_TYPE, type OrderInfo, TipMessage } from '@quanzi/contract'
import { sql } from 'kysely'
import { CallError, paramError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import { refuseBannedWords } from '../../call/refuseBannedWords'
import { ITEM_PATHS } from '../../items/itemPaths'
import { refuseRestricted } from '../../items/restrictions'
import type { OrderTypeRules } from '../../trade/OrderTypeRules'
import { readInfoText } from '../../trade/readInfoText'

/** Minimum and maximum of a tip, fen. */
const LEAST = 100
const MOST = 50_000

/** Type 205: a tip for an item's author; final at once. */
export const tipOrders: OrderTypeRules = {
  orderType: ORDER_TYPE.tip,
  wholePrice: true,
  async source(ctx, id) {
    const item = await itemOf(ctx, id)
    return {
      ...{ title: item.title, img: item.cover, price: LEAST, options: [], form: [], stock: null, deadline: null },
      needAddress: false,
      insurance: null,
    }
  },
  async quote(ctx, wish) {
    if (wish.num !== 1) throw paramError('num')
    const item = await itemOf(ctx, wish.keys, moduleTypeOf(wish.property))
    if (item.author_id === ctx.member?.user_id) throw new CallError('DENIED')
    // Before the buyer chooses an amount, the checkout shows the price of the smallest tip.
    const price = wish.info.amount === undefined ? LEAST : amountOf(wish.info)
    const line = { targetId: item.id, title: item.title, spec: '', img: item.cover, num: 1, price, insurance: 0 }
    return {
      ...{ title: item.title, img: item.cover, lines: [line], startsAt: null, endsAt: null },
      earnerId: item.author_id,
    }
  },
  async reserve(db, ctx, wish) {
    amountOf(wish.info)
    const message = messageOf(wish.info)
    if (message) await refuseRestricted(db, ctx.me, ctx.clock())
    await refuseBannedWords(db, ctx.iid, message)
  },
  release: async () => {},
  async confirm(db, order, _chains, at) {
    const item = { iid: order.iid, module_type: Number(order.property), target_id: order.keys }
    await db
      .insertInto('tip')
      .values({
        ...item,
        order_id: order.id,
        user_id: order.user_id,
        author_id: order.earner_id ?? 0,
        amount: order.payable,
        message: (order.info.message ?? '').trim(),
        hide_name: order.info.isPublic === false,
        at,
      })
      .execute()
    await db
      .insertInto('tip_sum')
      .values({ ...item, tips: 1, amount: order.payable })
      .onConflict((c) =>
        c.columns(['iid', 'module_type', 'target_id']).doUpdateSet({
          tips: sql`tip_sum.tips + 1`,
          amount: sql`tip_sum.amount + ${order.payable}::bigint`,
        }),
      )
      .execute()
  },
  // A tip is final.
  revoke: async () => {},
  refundShare: async () => null,
  target: ({ iid, property, keys }) => ITEM_PATHS[Number(property)]?.(iid, keys) ?? '',
}

const messageOf = ({ message = '' }: OrderInfo): string => readInfoText(TipMessage, message, 'message')

const KNOWN: ReadonlySet<number> = new Set(Object.values(MODULE_TYPE))

/** The item's module type, as digits alone; PARAM for any other text. */
function moduleTypeOf(property: string): number {
  const type = /^[1-9]\d{0,3}$/.test(property) ? Number(property) : 0
  if (!KNOWN.has(type)) throw paramError('property')
  return type
}

function amountOf({ amount }: OrderInfo): number {
  if (!Number.isSafeInteger(amount) || amount === undefined || amount < LEAST || amount > MOST)
    throw paramError('amount')
  return amount
}

async function itemOf({ db, iid }: Pick<Context, 'db' | 'iid'>, id: string, moduleType?: number) {
  const item = await db
    .selectFrom('content_index')
    .select(['id', 'module_type', 'author_id', 'summary'])
    .where('iid', '=', iid)
    .where('id', '=', id)
    .$if(moduleType !== undefined, (q) => q.where('module_type', '=', moduleType ?? 0))
    .where('status', '=', 'published')
    .executeTakeFirst()
  if (!item || item.author_id === 0) throw new CallError('NOTFOUND')
  return { id: item.id, author_id: item.author_id, title: item.summary.title, cover: item.summary.cover }
}
