import { build, ORDER_TYPE, type OrderTypeNumber } from '@quanzi/contract'
import { CallError, paramError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import type { Db } from '../../db/schema'
import type { Order, OrderTypeRules } from '../../trade/OrderTypeRules'
import { findTarget, isOver, nameOf, owns, type Target, targetOf } from './targets'

/** Paid content that is bought as a whole, with the screen that shows it. */
function contentOrders(orderType: OrderTypeNumber, path: (iid: number, id: string) => string): OrderTypeRules {
  const priced = async ({ db, iid }: Pick<Context, 'db' | 'iid'>, id: string): Promise<Target> => {
    const target = await targetOf(db, iid, { moduleType: orderType, id })
    if ((target.price_fen ?? 0) === 0) throw new CallError('NOTFOUND')
    return target
  }
  return {
    orderType,
    ownedOnce: true,
    canonicalKeys: async (db, iid, keys) => {
      const target = await findTarget(db, iid, { moduleType: orderType, id: keys })
      return target ? nameOf(target) : keys
    },
    /** A live room without a replay may end while the order waits. */
    async stands(db, { iid, keys }, at) {
      const target = await findTarget(db, iid, { moduleType: orderType, id: keys })
      return target === undefined || !isOver(target, at)
    },
    async source(ctx, id) {
      const { title, cover, price_fen } = await priced(ctx, id)
      return {
        ...{ title, img: cover, price: price_fen ?? 0, options: [], form: [], stock: null, deadline: null },
        needAddress: false,
        insurance: null,
      }
    },
    async quote(ctx, wish) {
      if (wish.num !== 1) throw paramError('num')
      const target = await priced(ctx, wish.keys)
      if (isOver(target, ctx.clock())) throw new CallError('CLOSED')
      const { title, cover: img, price_fen } = target
      const line = { targetId: wish.keys, title, spec: '', img, num: 1, price: price_fen ?? 0, insurance: 0 }
      return { title, img, lines: [line], startsAt: null, endsAt: null }
    },
    async reserve(db, ctx, wish) {
      const target = await priced({ db, iid: ctx.iid }, wish.keys)
      if (await owns(db, ctx.me.user_id, target, ctx.clock())) throw new CallError('OWNED')
    },
    release: async () => {},
    confirm: (db, order) => grant(db, order),
    revoke: (db, order) => takeBack(db, order),
    refundShare: async () => null,
    target: ({ iid, keys }) => path(iid, keys),
  }
}

/** Grants the right to the bought item; it replaces an expired one. */
async function grant(db: Db, { iid, user_id, order_type, keys, id }: Order): Promise<void> {
  await db
    .insertInto('entitlement')
    .values({ iid, user_id, order_type, target_id: keys, order_id: id, expire_at: null })
    .onConflict((c) =>
      c.columns(['iid', 'user_id', 'order_type', 'target_id']).doUpdateSet({ order_id: id, expire_at: null }),
    )
    .execute()
}

/** A refund revokes the right that this order granted, and no other. */
async function takeBack(db: Db, { iid, user_id, order_type, keys, id }: Order): Promise<void> {
  await db
    .deleteFrom('entitlement')
    .where('iid', '=', iid)
    .where('user_id', '=', user_id)
    .where('order_type', '=', order_type)
    .where('target_id', '=', keys)
    .where('order_id', '=', id)
    .execute()
}

/** Types 23 and 201 to 204: a live ticket, a book, an audio album, a series, a video. */
export const paidOrders: readonly OrderTypeRules[] = [
  contentOrders(ORDER_TYPE.liveTicket, (iid, id) => build('pay.liveDetail', { iid, id })),
  contentOrders(ORDER_TYPE.book, (iid, id) => build('pay.bookDetailList', { iid, id })),
  contentOrders(ORDER_TYPE.audioAlbum, (iid, id) => build('pay.albumDetail', { iid, id })),
  contentOrders(ORDER_TYPE.videoAlbum, (iid, id) => build('pay.pvideoAlbumDetail', { iid, id })),
  contentOrders(ORDER_TYPE.videoRoom, (iid, roomNo) => build('pay.videoContent', { iid, roomNo })),
]
