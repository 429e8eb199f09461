import { build, type DrawRow, type GameDraw, ORDER_STATUS } from '@quanzi/contract'
import { sql } from 'kysely'
import { CallError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import { REASONS, type Worded } from '../../call/reasons'
import type { Db } from '../../db/schema'
import type { ReviewNotice } from '../../review/ReviewRules'
import { lockDraw, lockSession, sha256 } from '../entries/public'
import { gameInfo, gameItem } from './gameItem'
import { sendIncompleteHome } from './incompleteTeams'

const HOUR = 3_600_000
/** Whoever wins has at least so long to confirm. */
const LEAST_TO_CONFIRM = 24 * HOUR

export interface DrawKey {
  readonly gameId: string
  readonly categoryId: string
}

/** The numbers in the order that the seed gives them. */
export const drawOrder = (seed: string, numbers: readonly number[]): number[] =>
  numbers
    .map((no) => ({ no, hash: sha256(`${seed}:${no}`) }))
    .sort((a, b) => (a.hash < b.hash ? -1 : a.hash > b.hash ? 1 : 0))
    .map(({ no }) => no)

/** What everybody can hash again: all numbers in ascending order. */
export const listHash = (numbers: readonly number[]): string => sha256([...numbers].sort((a, b) => a - b).join(','))

/**
 * Draws a category once, after the close: the numbers ordered by their hash with the seed, the first `quota` win.
 * Losers stand in this order in the waiting line, and their payments are due back whole.
 */
export async function drawCategory(db: Db, ctx: Context, { gameId, categoryId }: DrawKey): Promise<ReviewNotice[]> {
  const { iid } = ctx
  const path = build('game.joinResult', { iid, id: gameId })
  const at = ctx.clock()
  const item = await gameItem(db, iid, gameId)
  if (item.close_at === null || at < item.close_at) throw new CallError('CLOSED', { detail: REASONS.drawTooEarly })
  const draw = await lockDraw(db, { iid, gameId, categoryId })
  if (!draw) throw new CallError('NOTFOUND')
  if (draw.at !== null) throw new CallError('STALE')
  await sendIncompleteHome(db, iid, gameId, at)
  await lockSession(db, iid, categoryId)
  const rows = await contenders(db, iid, { gameId, categoryId })
  const asked = rows.filter(({ refunding }) => refunding)
  const inIt = rows.filter(({ refunding }) => !refunding)
  const numbers = [...new Set(inIt.flatMap(({ draw_no }) => draw_no ?? []))]
  const order = drawOrder(draw.seed, numbers)
  const placeOf = new Map(order.map((no, index) => [no, index + 1]))
  const info = await gameInfo(db, iid, gameId)
  const confirmBy = Math.max(info?.confirm_by ?? 0, at + LEAST_TO_CONFIRM)
  await db
    .updateTable('game_draw')
    .set({ at, list_hash: listHash(numbers) })
    .where('iid', '=', iid)
    .where('game_id', '=', gameId)
    .where('category_id', '=', categoryId)
    .execute()
  const winners = inIt.filter(({ draw_no }) => (placeOf.get(draw_no ?? 0) ?? 0) <= draw.quota)
  const losers = inIt
    .filter(({ draw_no }) => (placeOf.get(draw_no ?? 0) ?? 0) > draw.quota)
    .sort((a, b) => (placeOf.get(a.draw_no ?? 0) ?? 0) - (placeOf.get(b.draw_no ?? 0) ?? 0))
  await writePlaces(db, iid, winners, placeOf, { state: 'won', confirm_by: confirmBy })
  await writePlaces(db, iid, losers, placeOf, { state: 'lost', takes: 0, refund_due: true })
  await writePlaces(db, iid, asked, new Map(), { state: 'lost', takes: 0, refund_due: true })
  await shutOut(db, iid, { gameId, categoryId }, draw.quota, winners)
  await queueUp(db, iid, { gameId, categoryId }, losers, at)
  return [
    ...noticesOf(winners, path, {
      zh: `「${item.title}」抽签结果：你已中签，请在截止时间前确认名额。`,
      en: `Draw of “${item.title}”: you have a place. Please confirm it in time.`,
    }),
    ...noticesOf(losers, path, {
      zh: `「${item.title}」抽签结果：很遗憾未中签，报名费将全额退回，你已按抽签次序进入候补。`,
      en: `Draw of “${item.title}”: no place this time. Your fee is refunded in full, and you are on the waiting list.`,
    }),
  ]
}

type Contender = Awaited<ReturnType<typeof contenders>>[number]

/** Everybody who paid for a number, locked; those whose money is asked back stand outside. */
const contenders = (db: Db, iid: number, { gameId, categoryId }: DrawKey) =>
  db
    .selectFrom('entry as e')
    .select(['e.id', 'e.user_id', 'e.mobile', 'e.draw_no', 'e.takes'])
    .select(
      sql<boolean>`exists (select 1 from order_chain c where c.iid = e.iid and c.order_id = e.order_id
        and c.status <> ${ORDER_STATUS.paid})`.as('refunding'),
    )
    .where('e.iid', '=', iid)
    .where('e.scope', '=', 'game')
    .where('e.ref_id', '=', gameId)
    .where('e.session_id', '=', categoryId)
    .where('e.state', '=', 'entered')
    .where('e.trial', '=', false)
    .orderBy('e.id')
    .forUpdate('e')
    .execute()

async function writePlaces(
  db: Db,
  iid: number,
  rows: readonly Contender[],
  placeOf: ReadonlyMap<number, number>,
  values: { state: 'won' | 'lost'; takes?: number; refund_due?: boolean; confirm_by?: number },
): Promise<void> {
  for (let from = 0; from < rows.length; from += 500) {
    const part = rows.slice(from, from + 500)
    await db
      .updateTable('entry')
      .set({
        ...values,
        draw_place: sql<number | null>`(select p.place from unnest(
            ${part.map(({ id }) => id)}::text[],
            ${part.map(({ draw_no }) => placeOf.get(draw_no ?? 0) ?? null)}::int[]) as p (id, place)
          where p.id = entry.id)`,
      })
      .where('iid', '=', iid)
      .where(
        'id',
        'in',
        part.map(({ id }) => id),
      )
      .execute()
  }
}

/** From now on the category has as many places as were drawn. Unpaid orders hold none: they can no longer be paid. */
async function shutOut(
  db: Db,
  iid: number,
  { gameId, categoryId }: DrawKey,
  quota: number,
  winners: readonly Contender[],
): Promise<void> {
  await db
    .updateTable('entry')
    .set({ takes: 0 })
    .where('iid', '=', iid)
    .where('scope', '=', 'game')
    .where('ref_id', '=', gameId)
    .where('session_id', '=', categoryId)
    .where('state', '=', 'pending')
    .execute()
  await db
    .updateTable('act_session')
    .set({ stock: quota, sold: winners.reduce((sum, { takes }) => sum + takes, 0) })
    .where('iid', '=', iid)
    .where('id', '=', categoryId)
    .execute()
}

/** The losers' waiting line; of a team its members stand one after another. */
async function queueUp(
  db: Db,
  iid: number,
  { gameId, categoryId }: DrawKey,
  losers: readonly Contender[],
  at: number,
): Promise<void> {
  const line = [...new Map(losers.map((one) => [one.user_id, one])).values()]
  for (const { user_id, mobile } of line)
    await db
      .insertInto('waitlist')
      .values({
        ...{ iid, scope: 'game', ref_id: gameId, session_id: categoryId, user_id, phone: mobile },
        ...{ at, offered_at: null },
      })
      .onConflict((conflict) =>
        conflict.columns(['iid', 'scope', 'ref_id', 'session_id', 'user_id']).doUpdateSet({ state: 'waiting', at }),
      )
      .execute()
}

const noticesOf = (rows: readonly Contender[], path: string, text: Worded): ReviewNotice[] =>
  [...new Set(rows.map(({ user_id }) => user_id))].map((userId) => ({ userId, text, path }))

/** `/v2/game/draw`: what anybody needs to check a draw. */
export async function drawPage(
  db: Db,
  iid: number,
  { id, categoryId, pageNo, pageSize }: { id: string; categoryId: string; pageNo: number; pageSize: number },
): Promise<GameDraw> {
  await gameItem(db, iid, id)
  const draw = await db
    .selectFrom('game_draw')
    .selectAll()
    .where('iid', '=', iid)
    .where('game_id', '=', id)
    .where('category_id', '=', categoryId)
    .executeTakeFirst()
  if (!draw) throw new CallError('NOTFOUND')
  const facts = { commit: draw.commit_hash, quota: draw.quota }
  if (draw.at === null) {
    return { ...facts, seed: '', listHash: '', at: null, list: [], total: draw.last_no, hasMore: false }
  }
  const from = (pageNo - 1) * pageSize
  const drawn = db
    .selectFrom('entry')
    .where('iid', '=', iid)
    .where('ref_id', '=', id)
    .where('session_id', '=', categoryId)
    .where('draw_no', 'is not', null)
    .where('draw_place', 'is not', null)
  const rows = await drawn
    .select(['draw_no', 'draw_place'])
    .distinct()
    .orderBy('draw_no')
    .limit(pageSize + 1)
    .offset(from)
    .execute()
  const { n } = await drawn.select(({ fn }) => fn.count<number>('draw_no').distinct().as('n')).executeTakeFirstOrThrow()
  const list: DrawRow[] = rows.slice(0, pageSize).map(({ draw_no, draw_place }) => ({
    drawNo: draw_no ?? 0,
    place: draw_place ?? 0,
    won: (draw_place ?? 0) <= draw.quota,
  }))
  return {
    ...facts,
    seed: draw.seed,
    listHash: draw.list_hash,
    at: draw.at,
    list,
    total: Number(n),
    hasMore: rows.length > pageSize,
  }
}
