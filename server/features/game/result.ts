import type { GameResult } from '@quanzi/contract'
import { maskName, shanghaiDay } from '@quanzi/contract'
import { sql } from 'kysely'
import { CallError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import { REASONS } from '../../call/reasons'
import type { Db } from '../../db/schema'
import { withTransaction } from '../../db/withTransaction'
import { claimAttempt, countLook } from '../../identity/claimAttempt'
import { tailHash } from '../entries/public'
import { gameItem, requireResults } from './gameItem'
import { ownResults } from './ownResults'
import { placesOf } from './resultScores'

const LOOKS_A_MINUTE = 20
/** For so long after the publication a result can be objected to. */
export const APPEAL_MS = 7 * 86_400_000

export interface ResultAsk {
  readonly id: string
  readonly entryId?: string | undefined
  readonly bib?: string | undefined
  readonly name?: string | undefined
  readonly idTail?: string | undefined
}

/** Results with their entries and categories. */
const results = (db: Db, iid: number, gameId: string) =>
  db
    .selectFrom('game_result as r')
    .innerJoin('entry as e', (on) => on.onRef('e.iid', '=', 'r.iid').onRef('e.id', '=', 'r.entry_id'))
    .leftJoin('act_session as s', (on) => on.onRef('s.iid', '=', 'r.iid').onRef('s.id', '=', 'r.category_id'))
    .select([
      'r.entry_id',
      'r.game_id',
      'e.name',
      'e.bib',
      'e.user_id',
      'e.tail_hash',
      's.name as category',
      'r.category_id',
    ])
    .select(['r.net_ms', 'r.gun_ms', 'r.splits', 'r.legs', 'r.hidden', 'r.sex', 'r.claimed_by'])
    .where('r.iid', '=', iid)
    .where('r.game_id', '=', gameId)

type ResultRow = Awaited<ReturnType<typeof byEntry>>

const byEntry = (db: Db, iid: number, gameId: string, entryId: string) =>
  results(db, iid, gameId).where('r.entry_id', '=', entryId).executeTakeFirst()

/** Whose result it is: who claimed it, else who entered. */
export const ownerOf = ({ claimed_by, user_id }: { claimed_by: number | null; user_id: number }): number =>
  claimed_by ?? user_id

/** `/v2/game/result`. */
export async function resultFor(ctx: Context, ask: ResultAsk): Promise<GameResult> {
  const { db, iid } = ctx
  await gameItem(db, iid, ask.id)
  const outAt = await requireResults(db, iid, ask.id, ctx.clock())
  const row = await rowFor(ctx, ask)
  if (!row) throw new CallError('NOTFOUND', { detail: REASONS.noResult })
  const mine = ctx.member !== null && ctx.member !== undefined && ownerOf(row) === ctx.member.user_id
  if (row.hidden && !mine) throw new CallError('NOTFOUND', { detail: REASONS.resultsHidden })
  return await shown(ctx, row, mine, outAt)
}

async function rowFor(ctx: Context, { id, entryId, bib, name, idTail }: ResultAsk): Promise<ResultRow> {
  const { db, iid, member } = ctx
  if (entryId !== undefined) return await byEntry(db, iid, id, entryId)
  if (bib !== undefined || name !== undefined) {
    await countLook(ctx, 'gameResult', LOOKS_A_MINUTE)
    return await found(ctx, { id, bib, name, idTail })
  }
  if (!member) throw new CallError('PARAM', { detail: 'entryId' })
  const [own] = await ownResults(db, { iid, gameId: id, userId: member.user_id })
  return own && (await byEntry(db, iid, id, own.entry_id))
}

/** By bib, or by exact name and the end of the ID number; a hidden one is not found by strangers. */
async function found(ctx: Context, { id, bib, name, idTail }: ResultAsk): Promise<ResultRow> {
  const rows = results(ctx.db, ctx.iid, id)
  if (name === undefined) return await rows.where('e.bib', '=', bib ?? '').executeTakeFirst()
  if (idTail === undefined) throw new CallError('PARAM', { detail: 'idTail' })
  return await rows
    .where('e.scope', '=', 'game')
    .where('e.ref_id', '=', id)
    .where('e.tail_hash', '=', tailHash(ctx.secrets, id, name, idTail))
    .$if(bib !== undefined, (q) => q.where('e.bib', '=', bib ?? ''))
    .orderBy('e.id')
    .executeTakeFirst()
}

async function shown(ctx: Context, row: NonNullable<ResultRow>, mine: boolean, outAt: number): Promise<GameResult> {
  const { all, category, sex } = await placesOf(ctx.db, ctx.iid, row.game_id, row)
  const cheers = await cheersOf(ctx, row.entry_id)
  return {
    entry: {
      id: row.entry_id,
      name: mine ? row.name : maskName(row.name),
      bib: row.bib ?? '',
      categoryId: row.category_id,
      category: row.category ?? '',
    },
    net: row.net_ms,
    gun: row.gun_ms,
    ranks: {
      ...{ all, category },
      sex: sex && row.sex ? { ...sex, which: row.sex } : null,
    },
    splits: row.splits,
    legs: mine ? row.legs : row.legs.map((leg) => ({ ...leg, name: maskName(leg.name) })),
    ...cheers,
    mine,
    free: row.claimed_by === null,
    appeal: mine ? await appealOf(ctx, row.entry_id) : null,
    appealUntil: outAt + APPEAL_MS,
  }
}

async function cheersOf(ctx: Context, entryId: string): Promise<Pick<GameResult, 'cheers' | 'cheered'>> {
  const { n, today } = await ctx.db
    .selectFrom('content_mark')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .select(
      sql<boolean>`coalesce(bool_or(user_id = ${ctx.member?.user_id ?? 0}
        and day = ${shanghaiDay(ctx.clock())}), false)`.as('today'),
    )
    .where('iid', '=', ctx.iid)
    .where('kind', '=', 'game')
    .where('target_id', '=', entryId)
    .where('mark', '=', 'cheer')
    .executeTakeFirstOrThrow()
  return { cheers: Number(n), cheered: today }
}

async function appealOf({ db, iid }: Context, entryId: string): Promise<GameResult['appeal']> {
  const row = await db
    .selectFrom('game_appeal')
    .select(['state', 'reply'])
    .where('iid', '=', iid)
    .where('entry_id', '=', entryId)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return row ?? null
}

type ClaimWish = {
  readonly id: string
  readonly bib?: string | undefined
  readonly name: string
  readonly idTail: string
}

/** Binds a result to the member who knows its name and number; attempts are limited, and a wrong one tells nothing. */
export async function claimResult(ctx: Context, wish: ClaimWish): Promise<{ entryId: string; again?: boolean }> {
  await gameItem(ctx.db, ctx.iid, wish.id)
  await requireResults(ctx.db, ctx.iid, wish.id, ctx.clock())
  return await claimAttempt(ctx, 'gameResult', () =>
    withTransaction(ctx.db, async (db) => {
      const { iid, me } = ctx
      const row = await found(ctx, wish)
      if (!row) throw new CallError('NOTFOUND', { detail: REASONS.noResult })
      const claimed = await db
        .updateTable('game_result')
        .set({ claimed_by: me.user_id })
        .where('iid', '=', iid)
        .where('entry_id', '=', row.entry_id)
        .where('claimed_by', 'is', null)
        .returning('entry_id')
        .executeTakeFirst()
      if (claimed) return { entryId: row.entry_id }
      const now = await byEntry(db, iid, wish.id, row.entry_id)
      if (now?.claimed_by !== me.user_id) throw new CallError('DUP', { detail: REASONS.resultClaimed })
      return { entryId: row.entry_id, again: true }
    }),
  )
}

/** Objects to an own result. */
export async function appealResult(
  ctx: Context,
  { entryId, text }: { readonly entryId: string; readonly text: string },
): Promise<{ id: string; state: 'open' }> {
  const { db, iid, me } = ctx
  const row = await db
    .selectFrom('game_result as r')
    .innerJoin('entry as e', (on) => on.onRef('e.iid', '=', 'r.iid').onRef('e.id', '=', 'r.entry_id'))
    .select(['r.game_id', 'r.claimed_by', 'e.user_id'])
    .where('r.iid', '=', iid)
    .where('r.entry_id', '=', entryId)
    .executeTakeFirst()
  if (!row) throw new CallError('NOTFOUND')
  if (ownerOf(row) !== me.user_id) throw new CallError('DENIED')
  const at = ctx.clock()
  const outAt = await requireResults(db, iid, row.game_id, at)
  if (at > outAt + APPEAL_MS) throw new CallError('CLOSED', { detail: REASONS.appealOver })
  const written = await db
    .insertInto('game_appeal')
    .values({ iid, game_id: row.game_id, entry_id: entryId, user_id: me.user_id, text, at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!written) throw new CallError('DUP', { detail: REASONS.appealOpen })
  return { id: String(written.id), state: 'open' }
}
