import { isMobile } from '@quanzi/contract'
import { CallError, paramError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import { REASONS } from '../../call/reasons'
import type { Db } from '../../db/schema'
import { lockItem, moveCount, placesLeft, removeJoin, writeJoin } from '../../items/joins'
import type { OrderTypeRules } from '../../trade/OrderTypeRules'

const CLUB = 10

/** Type 2: the fee of a club; paying joins it. An order that waits for payment reserves a place. */
export const clubOrders: OrderTypeRules = {
  orderType: 2,
  ownedOnce: true,
  async source(ctx, id) {
    const club = await clubOf(ctx, id)
    return {
      title: club.title,
      img: club.cover,
      price: club.price_fen ?? 0,
      options: [],
      form: [],
      stock: await shownPlaces(ctx, club),
      deadline: null,
      needAddress: false,
      insurance: null,
    }
  },
  async quote(ctx, wish) {
    const club = await clubOf(ctx, wish.keys)
    if ((await placesLeft(ctx.db, club, ctx.clock(), ctx.member?.user_id)) < 1) throw new CallError('FULL')
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
    if (!isMobile(wish.phone)) throw new CallError('PARAM', { detail: REASONS.mobile })
    const club = await lockItem(db, ctx.iid, CLUB, wish.keys)
    const own = await ownJoin(db, club, ctx.me.user_id)
    if (own?.state === 'joined') throw new CallError('OWNED')
    if ((await placesLeft(db, club, ctx.clock())) < 1) throw new CallError('FULL')
  },
  release: async () => {},
  async confirm(db, order, _chains, at) {
    const club = await lockItem(db, order.iid, CLUB, order.keys)
    const own = await ownJoin(db, club, order.user_id)
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
    if (own?.state !== 'joined') await moveCount(db, club, 1)
  },
  async revoke(db, order, _chain, at) {
    const club = await lockItem(db, order.iid, CLUB, order.keys)
    const own = await ownJoin(db, club, order.user_id)
    if (own && own.state !== 'left') await removeJoin(db, club, order.user_id, own, at)
  },
  refundShare: async () => null,
  target: (order) => `/app/mate/${order.iid}/detail/${order.keys}`,
}

const ownJoin = async (db: Db, club: { readonly iid: number; readonly id: string }, userId: number) =>
  await db
    .selectFrom('joins')
    .select(['state', 'num'])
    .where('iid', '=', club.iid)
    .where('module_type', '=', CLUB)
    .where('id', '=', club.id)
    .where('user_id', '=', userId)
    .executeTakeFirst()

async function shownPlaces(ctx: Context, club: Awaited<ReturnType<typeof clubOf>>): Promise<number | null> {
  const left = await placesLeft(ctx.db, club, ctx.clock())
  return Number.isFinite(left) ? Math.max(0, left) : null
}

async function clubOf(ctx: Context, id: string) {
  const club = await ctx.db
    .selectFrom('content')
    .select(['iid', 'id', 'module_type', 'title', 'cover', 'capacity', 'price_fen'])
    .where('id', '=', id)
    .where('iid', '=', ctx.iid)
    .where('module_type', '=', CLUB)
    .where('status', '=', 'published')
    .executeTakeFirst()
  if (!club) throw new CallError('NOTFOUND')
  return club
}
