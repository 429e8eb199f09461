import { ladderShare } from '@quanzi/contract'
import { askerOf } from '../../call/Asker'
import { CallError, paramError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import { REASONS } from '../../call/reasons'
import type { Db } from '../../db/schema'
import { moveCount } from '../../items/joins'
import { eventPlace } from '../../trade/eventPlace'
import type { Chain, Order, OrderTypeRules, OrderWish } from '../../trade/OrderTypeRules'
import { lockTeam, placesOf, roleIn } from '../teams/public'
import { checkAges, checkEntrants, enter } from './activityEntrants'
import { type Freed, giveBack, hasSeats, lockSeats, takeSeats } from './activitySeats'
import {
  type Category,
  checkDrawnNumber,
  checkSex,
  ownTeamIn,
  placesToTake,
  requireGameOpen,
  requireSigned,
  teamHasPlace,
} from './gameOrders'
import { isDrawnSince, issueTicket, nextDrawNo, prepareDraw } from './gameTickets'
import { liveSessions } from './liveSessions'
import { seatItemOf } from './SeatItem'
import { SEAT_KINDS, type SeatKind } from './SeatKind'
import { rememberEntrants } from './savedEntrants'
import { lineOf, ticketParts } from './ticketParts'
import { ticketsOf } from './tickets'

const MOST_ENTRANTS = 10

/** Seats of a session for named entrants, each with a use code. */
const seatOrders = (kind: SeatKind): OrderTypeRules => ({
  orderType: kind.orderType,
  async source(ctx, id) {
    const { iid } = ctx
    const item = await itemOf(ctx.db, iid, kind, id)
    const seats = await seatItemOf(ctx.db, { iid, itemId: id })
    const sessions = (await liveSessions(ctx.db, seats, kind.orderType, askerOf(ctx))).filter(
      ({ shown }) => shown === 'open' || shown === 'full',
    )
    if (sessions.length === 0) throw new CallError('NOTFOUND', { detail: REASONS.enrolmentOver })
    const tickets = await ticketsOf(ctx.db, { iid, itemId: id }, seats.home)
    const event = await eventPlace(ctx.db, { iid, moduleType: kind.moduleType, id })
    return {
      title: item.title,
      img: item.cover,
      price: item.price_fen ?? 0,
      stock: sessions.reduce((sum, s) => sum + s.left, 0),
      deadline: sessions.at(-1)?.starts_at ?? null,
      needAddress: false,
      insurance: item.insurance_fen,
      ...(event ? { event } : {}),
      options: [
        ...sessions.map((s) => ({
          field: 'property' as const,
          id: s.id,
          name: s.name,
          price: s.price,
          left: s.left,
          startsAt: s.starts_at,
          endsAt: s.ends_at,
        })),
        ...tickets.map((t) => ({ field: 'property2' as const, id: t.id, name: t.name, price: t.price, left: null })),
      ],
      form: [
        { id: 'name', name: '姓名', type: 'text', options: [], must: true, perEntrant: true },
        { id: 'mobile', name: '手机号', type: 'mobile', options: [], must: true, perEntrant: true },
        ...item.questions.map((q) => ({
          id: q.id,
          name: q.name,
          type: q.type,
          options: q.options,
          must: q.must,
          perEntrant: true,
        })),
      ],
    }
  },
  async quote(ctx, wish) {
    const { item, seats, session, parts } = await choice(ctx.db, ctx, kind, wish)
    // A price is calculated without a team: the viewer's own one may hold its place already.
    const groupId = wish.groupId ?? (await ownTeamIn(ctx.db, askerOf(ctx), item.id, session))
    const places = await placesToTake(ctx.db, ctx.iid, session, { num: wish.num, groupId })
    if (!(await hasSeats(ctx.db, ctx, { orderType: kind.orderType, seats }, session, places)))
      throw new CallError('FULL')
    return {
      title: item.title,
      img: item.cover,
      lines: parts.map((part) => lineOf(ctx.iid, kind, { item, seats, session, part, insured: wish.insured })),
      startsAt: session.starts_at,
      endsAt: session.ends_at,
    }
  },
  async reserve(db, ctx, wish, orderId) {
    const { item, seats, session, parts } = await choice(db, ctx, kind, wish)
    const entrants = wish.info.entrants ?? []
    // A price is calculated without a team; only an order can prove that so many people are one team.
    if (wish.num > MOST_ENTRANTS && !wish.groupId) throw paramError('num')
    checkEntrants(entrants, wish.num, item.questions, ctx.clock())
    checkAges(entrants, item.questions, session)
    checkSex(entrants, item.questions, session)
    checkDrawnNumber(session, wish.num)
    if (kind.scope === 'game') await requireSigned(db, askerOf(ctx), item, entrants)
    await requireTeam(db, ctx, kind, wish, session)
    const places = await placesToTake(db, ctx.iid, session, wish)
    await rememberEntrants(db, ctx, entrants, item.questions)
    if (session.draw_quota !== null)
      await prepareDraw(db, { iid: ctx.iid, gameId: item.id, categoryId: session.id }, session.draw_quota)
    const sold = { iid: ctx.iid, itemId: item.id }
    await takeSeats(db, ctx, kind, { item: sold, seats, sessionId: session.id, num: places })
    await moveCount(db, { iid: ctx.iid, module_type: kind.moduleType, id: item.id }, wish.num)
    const tickets = parts.flatMap(({ ticket, num }) => Array<string>(num).fill(ticket.id))
    for (const [row, entrant] of entrants.entries())
      await enter(db, ctx, {
        scope: kind.scope,
        wish,
        sessionId: session.id,
        orderId,
        ticketId: kind.severalTickets ? (tickets[row] ?? null) : null,
        entrant,
        row,
        takes: row < places ? 1 : 0,
        questions: item.questions,
      })
  },
  async stands(db, order) {
    return kind.scope !== 'game' || !(await isDrawnSince(db, order))
  },
  heldBy: async (db, iid, itemId) => (await seatItemOf(db, { iid, itemId })).sellers.map((seller) => seller.iid),
  async release(db, order, at) {
    await lockSeats(db, order)
    const gone = await db
      .updateTable('entry')
      .set({ state: 'cancelled' })
      .where('iid', '=', order.iid)
      .where('order_id', '=', order.id)
      .where('state', '=', 'pending')
      .returning('takes')
      .execute()
    await giveBack(db, kind, order, freedBy(gone), at)
  },
  async confirm(db, order, chains) {
    const key = { iid: order.iid, gameId: order.keys, categoryId: order.property }
    for (const chain of chains) {
      const entries = await entriesOfChain(db, order, chain)
        .select(['iid', 'id', 'name', 'scope', 'ref_id', 'team_id'])
        .where('state', '=', 'pending')
        .orderBy('id')
        .execute()
      for (const entry of entries) {
        const drawNo = kind.scope === 'game' ? await nextDrawNo(db, key, entry.team_id) : null
        if (drawNo === null) await issueTicket(db, entry, chain)
        else
          await db
            .updateTable('entry')
            .set({ state: 'entered', draw_no: drawNo })
            .where('iid', '=', entry.iid)
            .where('id', '=', entry.id)
            .execute()
      }
    }
  },
  async revoke(db, order, chain, at) {
    await lockSeats(db, order)
    const own = entriesOfChain(db, order, chain).select('id').where('state', 'in', ['live', 'entered', 'won'])
    const gone = await db
      .updateTable('entry')
      .set({ state: 'cancelled' })
      .where('iid', '=', order.iid)
      .where('id', 'in', own)
      .returning('takes')
      .execute()
    await db
      .updateTable('order_code')
      .set({ void: true })
      .where('iid', '=', chain.iid)
      .where('chain_id', '=', chain.id)
      .where('used_at', 'is', null)
      .execute()
    await giveBack(db, kind, order, freedBy(gone), at)
  },
  async refundShare(db, order, at) {
    const { home } = await seatItemOf(db, { iid: order.iid, itemId: order.keys })
    const item = await db
      .selectFrom('act_item')
      .select('refund_rule')
      .where('iid', '=', home.iid)
      .where('id', '=', home.itemId)
      .executeTakeFirst()
    return ladderShare(item?.refund_rule ?? [], order.starts_at ?? 0, at)
  },
  target: kind.target,
})

/** Types 1, 21 and 31: activities, sports events, trips of suppliers. */
export const seatOrderTypes: readonly OrderTypeRules[] = SEAT_KINDS.map(seatOrders)

async function itemOf(db: Db, iid: number, { moduleType }: SeatKind, id: string) {
  const item = await db
    .selectFrom('content')
    .innerJoin('act_item', (on) => on.onRef('act_item.iid', '=', 'content.iid').onRef('act_item.id', '=', 'content.id'))
    .select([
      'content.id',
      'content.title',
      'content.cover',
      'content.price_fen',
      'content.rates',
      'act_item.questions',
      'act_item.insurance_fen',
      'act_item.statement',
      'content.close_at',
    ])
    .where('content.id', '=', id)
    .where('content.iid', '=', iid)
    .where('content.module_type', '=', moduleType)
    .where('content.status', '=', 'published')
    .executeTakeFirst()
  if (!item) throw new CallError('NOTFOUND')
  return item
}

/** The entries of a line; a line of the whole item has all of the order. */
const entriesOfChain = (db: Db, order: Order, { target_id: ticket }: Pick<Chain, 'target_id'>) =>
  db
    .selectFrom('entry')
    .where('iid', '=', order.iid)
    .where('order_id', '=', order.id)
    .$if(ticket !== order.keys, (q) => q.where('ticket_id', '=', ticket))

async function choice(db: Db, ctx: Context, kind: SeatKind, wish: OrderWish) {
  const item = await itemOf(db, ctx.iid, kind, wish.keys)
  const seats = await seatItemOf(db, { iid: ctx.iid, itemId: item.id })
  const session = await db
    .selectFrom('act_session')
    .selectAll()
    .where('iid', '=', seats.home.iid)
    .where('id', '=', wish.property)
    .where('item_id', '=', seats.home.itemId)
    .executeTakeFirst()
  if (!session) throw paramError('property')
  const parts = ticketParts(await ticketsOf(db, { iid: ctx.iid, itemId: item.id }, seats.home), kind, wish)
  if (!seats.stands || session.state !== 'open' || session.starts_at <= ctx.clock()) throw new CallError('CLOSED')
  if (kind.scope === 'game') await requireGameOpen(db, askerOf(ctx), item, session.id)
  return { item, seats, session, parts }
}

const freedBy = (gone: readonly { readonly takes: number }[]): Freed => ({
  people: gone.length,
  places: gone.reduce((sum, { takes }) => sum + takes, 0),
})

/**
 * Only members of a team enter it; only its captain enters all of it at once, up to its size. A category of teams is
 * entered with a team of this category, and the captain first: that order takes the team's place.
 */
async function requireTeam(
  db: Db,
  ctx: Context,
  { scope }: SeatKind,
  { groupId, keys, num }: OrderWish,
  session: Pick<Category, 'id' | 'team_size'>,
): Promise<void> {
  if (groupId === null) {
    if (session.team_size !== null) throw paramError('groupId')
    return
  }
  const team = await lockTeam(db, ctx.iid, groupId, { scope, refId: keys })
  if (!team || (scope === 'game' && team.session_id !== session.id)) throw paramError('groupId')
  const role = await roleIn(db, team, ctx.me.user_id)
  if (role !== 'captain' && (role !== 'member' || num > MOST_ENTRANTS)) throw new CallError('DENIED')
  if ((await placesOf(db, team)) + num > team.max)
    throw new CallError('FULL', { detail: REASONS.teamFull, data: { team: team.id } })
  if (session.team_size !== null && role !== 'captain' && !(await teamHasPlace(db, ctx.iid, team.id)))
    throw new CallError('NOTELIGIBLE', { detail: REASONS.captainFirst, data: { missing: ['captain'] } })
}
