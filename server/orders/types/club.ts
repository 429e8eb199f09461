import { isMobile } from '@quanzi/contract'
import { CallError, paramError } from '../../gateway/CallError'
import { lockItem, moveCount, placesLeft, removeJoin, writeJoin } from '../../queries/joins'
import type { OrderTypeRules } from '../OrderTypeRules'

const CLUB = 10

/** Type 2: the fee of a club; joined when paid. A place is taken by the payment, not by the waiting order. */
export const clubOrders: OrderTypeRules = {
  orderType: 2,
  async source(ctx, id) {
    const club = await clubOf(ctx, id)
    return {
      title: club.title,
      img: club.cover,
      price: club.price_fen ?? 0,
      options: [],
      form: [],
      stock: Number.isFinite(await placesLeft(ctx.db, club)) ? await placesLeft(ctx.db, club) : null,
      deadline: null,
      needAddress: false,
      insurance: null,
    }
  },
  async quote(ctx, wish) {
    const club = await clubOf(ctx, wish.keys)
    if ((await placesLeft(ctx.db, club)) < 1) throw new CallError('FULL')
    return {
      title: club.title,
      img: club.cover,
      lines: [
        {
          targetId: club.id,
          title: club.title,
          spec: '会费',
          img: club.cover,
          num: 1,
          price: club.price_fen ?? 0,
          insurance: 0,
        },
      ],
      startsAt: null,
      endsAt: null,
    }
  },
  async reserve(db, ctx, wish) {
    if (!wish.name) throw paramError('name')
    if (!isMobile(wish.phone)) throw new CallError('PARAM', { detail: '请输入正确的手机号' })
    const club = await lockItem(db, ctx.iid, CLUB, wish.keys)
    const own = await db
      .selectFrom('joins')
      .select('state')
      .where('module_type', '=', CLUB)
      .where('id', '=', club.id)
      .where('user_id', '=', ctx.me.user_id)
      .executeTakeFirst()
    if (own?.state === 'joined') throw new CallError('OWNED')
    const waiting = await db
      .selectFrom('orders')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('iid', '=', ctx.iid)
      .where('order_type', '=', 2)
      .where('keys', '=', club.id)
      .where('status', '=', 1)
      .where('expire_at', '>', ctx.clock())
      .executeTakeFirstOrThrow()
    if ((await placesLeft(db, club)) - Number(waiting.n) < 1) throw new CallError('FULL')
  },
  release: async () => {},
  async confirm(db, order, _chains, at) {
    const club = await lockItem(db, order.iid, CLUB, order.keys)
    await writeJoin(db, {
      iid: order.iid,
      module_type: CLUB,
      id: club.id,
      user_id: order.user_id,
      name: order.name,
      phone: order.phone,
      num: 1,
      remark: order.remark,
      state: 'joined',
      at,
    })
    await moveCount(db, club, 1)
  },
  async revoke(db, order) {
    const club = await lockItem(db, order.iid, CLUB, order.keys)
    const own = await db
      .selectFrom('joins')
      .select(['state', 'num'])
      .where('module_type', '=', CLUB)
      .where('id', '=', club.id)
      .where('user_id', '=', order.user_id)
      .executeTakeFirst()
    if (own && own.state !== 'left') await removeJoin(db, club, order.user_id, own)
  },
  refundShare: async () => null,
  target: (order) => `/app/mate/${order.iid}/detail/${order.keys}`,
}

async function clubOf(ctx: { db: Parameters<typeof lockItem>[0]; iid: number }, id: string) {
  const club = await ctx.db
    .selectFrom('content')
    .select(['id', 'module_type', 'title', 'cover', 'capacity', 'price_fen'])
    .where('id', '=', id)
    .where('iid', '=', ctx.iid)
    .where('module_type', '=', CLUB)
    .where('status', '=', 'published')
    .executeTakeFirst()
  if (!club) throw new CallError('NOTFOUND')
  return club
}
