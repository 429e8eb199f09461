import { randomInt } from 'node:crypto'
import type { ActQuestion, Entrant } from '@quanzi/contract'
import { isIdCard, isMobile, shanghaiDay, toIdCard18 } from '@quanzi/contract'
import { sql } from 'kysely'
import type { Db } from '../../db/schema'
import { isUniqueViolation } from '../../db/withTransaction'
import { CallError } from '../../gateway/CallError'
import type { Context } from '../../gateway/Context'
import { answerReason, entrantReason, REASONS, type Worded } from '../../gateway/reasons'
import { moveCount } from '../../queries/joins'
import { lockTeam, placesOf, roleIn } from '../../queries/teams'
import { leaveQueue, lockSession, offerSeats, seatsOffered } from '../../queries/waitlistOffers'
import type { Order, OrderTypeRules, OrderWish } from '../OrderTypeRules'
import { sealIdCard } from '../sealIdCard'

const ACTIVITY = 9
const MOST_ENTRANTS = 10

const param = (detail: string | Worded, row?: number) =>
  new CallError('PARAM', { detail, ...(row === undefined ? {} : { data: { row } }) })

/** Type 1: seats of a session for named entrants, one use code each. */
export const activityOrders: OrderTypeRules = {
  orderType: 1,
  async source(ctx, id) {
    const item = await itemOf(ctx.db, ctx.iid, id)
    const sessions = await ctx.db
      .selectFrom('act_session')
      .selectAll()
      .where('item_id', '=', id)
      .where('state', '=', 'open')
      .where('starts_at', '>', ctx.clock())
      .orderBy('starts_at')
      .execute()
    if (sessions.length === 0) throw new CallError('NOTFOUND', { detail: REASONS.enrolmentOver })
    const tickets = await ctx.db
      .selectFrom('act_ticket')
      .selectAll()
      .where('item_id', '=', id)
      .orderBy('sort')
      .execute()
    const left = sessions.reduce((sum, s) => sum + s.stock - s.sold, 0)
    return {
      title: item.title,
      img: item.cover,
      price: item.price_fen ?? 0,
      stock: left,
      deadline: sessions.at(-1)?.starts_at ?? null,
      needAddress: false,
      insurance: item.insurance_fen,
      options: [
        ...sessions.map((s) => ({
          field: 'property' as const,
          id: s.id,
          name: s.name,
          price: s.price,
          left: s.stock - s.sold,
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
    const { item, session, ticket } = await choice(ctx.db, ctx, wish)
    if (!(await hasSeats(ctx.db, ctx, session, wish.num))) throw new CallError('FULL')
    const price = session.price + ticket.price
    const insurance = wish.insured ? (item.insurance_fen ?? 0) * wish.num : 0
    return {
      title: item.title,
      img: item.cover,
      lines: [
        {
          targetId: item.id,
          title: item.title,
          spec: `${session.name} · ${ticket.name}`,
          img: item.cover,
          num: wish.num,
          price,
          insurance,
        },
      ],
      startsAt: session.starts_at,
      endsAt: session.ends_at,
    }
  },
  async reserve(db, ctx, wish, orderId) {
    const { item, session } = await choice(db, ctx, wish)
    const entrants = wish.info.entrants ?? []
    // A price is asked for without the team, so only the order knows whether so many are one.
    if (wish.num > MOST_ENTRANTS && !wish.groupId) throw param('num')
    checkEntrants(entrants, wish.num, item.questions, ctx.clock())
    await requireTeam(db, ctx, wish)
    await takeSeats(db, ctx, session.id, wish.num)
    await moveCount(db, { module_type: ACTIVITY, id: item.id }, wish.num)
    for (const [row, entrant] of entrants.entries())
      await enter(db, ctx, { wish, sessionId: session.id, orderId, entrant, row, questions: item.questions })
  },
  async release(db, order, at) {
    await db
      .updateTable('entry')
      .set({ state: 'cancelled' })
      .where('order_id', '=', order.id)
      .where('state', '=', 'pending')
      .execute()
    await giveBack(db, order, order.num, at)
  },
  async confirm(db, order, chains) {
    const entries = await db
      .selectFrom('entry')
      .select(['id', 'name'])
      .where('order_id', '=', order.id)
      .where('state', '=', 'pending')
      .orderBy('id')
      .execute()
    const [chain] = chains
    for (const entry of entries) {
      const code = await freshCode(db)
      await db.updateTable('entry').set({ state: 'live', ticket_code: code }).where('id', '=', entry.id).execute()
      if (chain)
        await db
          .insertInto('order_code')
          .values({ code, chain_id: chain.id, title: entry.name, used_at: null, staff_id: null })
          .execute()
    }
  },
  async revoke(db, order, chain, at) {
    const gone = await db
      .updateTable('entry')
      .set({ state: 'cancelled' })
      .where('order_id', '=', order.id)
      .where('state', '=', 'live')
      .returning('id')
      .execute()
    await db
      .updateTable('order_code')
      .set({ void: true })
      .where('chain_id', '=', chain.id)
      .where('used_at', 'is', null)
      .execute()
    await giveBack(db, order, gone.length, at)
  },
  async refundShare(db, order, at) {
    const item = await db.selectFrom('act_item').select('refund_rule').where('id', '=', order.keys).executeTakeFirst()
    if (!item || item.refund_rule.length === 0) return null
    const hours = ((order.starts_at ?? 0) - at) / 3_600_000
    const step = [...item.refund_rule].sort((a, b) => b.hours - a.hours).find((rule) => hours >= rule.hours)
    return step?.share ?? 0
  },
  target: (order) => `/app/act/${order.iid}/detail/${order.keys}`,
}

async function itemOf(db: Db, iid: number, id: string) {
  const item = await db
    .selectFrom('content')
    .innerJoin('act_item', 'act_item.id', 'content.id')
    .select([
      'content.id',
      'content.title',
      'content.cover',
      'content.price_fen',
      'act_item.questions',
      'act_item.insurance_fen',
    ])
    .where('content.id', '=', id)
    .where('content.iid', '=', iid)
    .where('content.module_type', '=', ACTIVITY)
    .where('content.status', '=', 'published')
    .executeTakeFirst()
  if (!item) throw new CallError('NOTFOUND')
  return item
}

async function choice(db: Db, ctx: Context, wish: OrderWish) {
  const item = await itemOf(db, ctx.iid, wish.keys)
  const session = await db
    .selectFrom('act_session')
    .selectAll()
    .where('id', '=', wish.property)
    .where('item_id', '=', item.id)
    .executeTakeFirst()
  if (!session) throw param('property')
  const ticket = await db
    .selectFrom('act_ticket')
    .selectAll()
    .where('id', '=', wish.property2)
    .where('item_id', '=', item.id)
    .executeTakeFirst()
  if (!ticket) throw param('property2')
  if (session.state !== 'open' || session.starts_at <= ctx.clock()) throw new CallError('CLOSED')
  return { item, session, ticket }
}

/** Every entrant has a name, a mobile and the answers the activity asks for; the message names the row. */
export function checkEntrants(
  entrants: readonly Entrant[],
  num: number,
  questions: readonly ActQuestion[],
  now: number,
): void {
  if (!Array.isArray(entrants) || entrants.length !== num) throw param('info.entrants')
  entrants.forEach((entrant, index) => {
    const name = typeof entrant?.name === 'string' ? entrant.name.trim() : ''
    if (name.length < 2 || name.length > 20) throw param(entrantReason(index, 'name'), index)
    if (typeof entrant.mobile !== 'string' || !isMobile(entrant.mobile))
      throw param(entrantReason(index, 'mobile'), index)
    for (const question of questions) {
      const answer = answerOf(entrant, question)
      if (question.must && answer === '') throw param(answerReason(index, question.name, true), index)
      if (answer !== '' && question.type === 'idCard' && !isIdCard(answer, shanghaiDay(now)))
        throw param(entrantReason(index, 'idCard'), index)
      if (answer !== '' && question.type === 'choice' && !question.options.includes(answer))
        throw param(answerReason(index, question.name, false), index)
    }
    if (entrant.idCard && !isIdCard(entrant.idCard, shanghaiDay(now)))
      throw param(entrantReason(index, 'idCard'), index)
  })
}

const answerOf = (entrant: Entrant, question: ActQuestion): string => {
  const given = entrant.answers?.[question.id] ?? (question.type === 'idCard' ? entrant.idCard : undefined)
  return typeof given === 'string' ? given.trim().slice(0, 500) : ''
}

interface NewEntry {
  readonly wish: OrderWish
  readonly sessionId: string
  readonly orderId: string
  readonly entrant: Entrant
  readonly row: number
  readonly questions: readonly ActQuestion[]
}

async function enter(
  db: Db,
  ctx: Context,
  { wish, sessionId, orderId, entrant, row, questions }: NewEntry,
): Promise<void> {
  const idQuestion = questions.find((question) => question.type === 'idCard')
  const idCard = idQuestion ? answerOf(entrant, idQuestion) : (entrant.idCard ?? '')
  const sealed = idCard ? sealIdCard(ctx.secrets, toIdCard18(idCard)) : null
  const answers = Object.fromEntries(
    questions
      .filter((question) => question.type !== 'idCard')
      .map((question) => [question.id, answerOf(entrant, question)]),
  )
  try {
    await db
      .insertInto('entry')
      .values({
        iid: ctx.iid,
        scope: 'act',
        ref_id: wish.keys,
        session_id: sessionId,
        user_id: ctx.me.user_id,
        team_id: wish.groupId,
        order_id: orderId,
        name: entrant.name.trim(),
        mobile: entrant.mobile,
        id_enc: sealed?.cipher ?? null,
        id_hash: sealed?.hash ?? null,
        answers: JSON.stringify(answers),
        bib: null,
        ticket_code: null,
        state: 'pending',
        created_at: ctx.clock(),
      })
      .execute()
  } catch (error) {
    if (isUniqueViolation(error, 'entry_one_person'))
      throw new CallError('DUP', { detail: entrantReason(row, 'entered'), data: { row } })
    throw error
  }
}

/** A team is entered by its people, all of it at once by its captain only, and never beyond its size. */
async function requireTeam(db: Db, ctx: Context, { groupId, keys, num }: OrderWish): Promise<void> {
  if (groupId === null) return
  const team = await lockTeam(db, ctx.iid, groupId, { scope: 'act', refId: keys })
  if (!team) throw param('groupId')
  const role = await roleIn(db, team, ctx.me.user_id)
  if (role !== 'captain' && (role !== 'member' || num > MOST_ENTRANTS)) throw new CallError('DENIED')
  if ((await placesOf(db, team.id)) + num > team.max)
    throw new CallError('FULL', { detail: REASONS.teamFull, data: { team: team.id } })
}

/** Whether so many seats are neither sold nor kept for somebody else who waited. */
async function hasSeats(
  db: Db,
  ctx: Context,
  session: { readonly id: string; readonly stock: number; readonly sold: number },
  num: number,
): Promise<boolean> {
  const butTo = ctx.member?.user_id
  const kept = await seatsOffered(db, { sessionId: session.id, at: ctx.clock(), ...(butTo ? { butTo } : {}) })
  return session.sold + num + kept <= session.stock
}

async function takeSeats(db: Db, ctx: Context, sessionId: string, num: number): Promise<void> {
  const session = await lockSession(db, sessionId)
  if (!session || !(await hasSeats(db, ctx, session, num))) throw new CallError('FULL')
  await db
    .updateTable('act_session')
    .set({ sold: sql`sold + ${num}::int` })
    .where('id', '=', sessionId)
    .execute()
  await leaveQueue(db, sessionId, ctx.me.user_id)
}

/** Gives seats back and offers them to those who wait. */
async function giveBack(db: Db, order: Order, num: number, at: number): Promise<void> {
  if (num === 0) return
  const { iid, keys: itemId, property: sessionId } = order
  await db
    .updateTable('act_session')
    .set({ sold: sql`greatest(0, sold - ${num}::int)` })
    .where('id', '=', sessionId)
    .execute()
  await moveCount(db, { module_type: ACTIVITY, id: itemId }, -num)
  await offerSeats(db, { iid, itemId, sessionId, at })
}

/** Ten digits that nobody holds yet. */
async function freshCode(db: Db): Promise<string> {
  for (;;) {
    const code = String(randomInt(1_000_000_000, 9_999_999_999))
    if (!(await db.selectFrom('order_code').select('code').where('code', '=', code).executeTakeFirst())) return code
  }
}
