import type { Entrant } from '@quanzi/contract'
import { parseIdCard, shanghaiDay } from '@quanzi/contract'
import { type Asker, memberOf } from '../../call/Asker'
import { CallError, paramError } from '../../call/CallError'
import { entrantReason, REASONS } from '../../call/reasons'
import type { Db } from '../../db/schema'
import { idCardOf } from './activityEntrants'
import type { LiveSession } from './liveSessions'
import { OFFER_MS } from './waitlistOffers'

/** A category of a game, as an order sees it. */
export type Category = Pick<LiveSession, 'id' | 'sex' | 'team_size' | 'draw_quota' | 'starts_at'>

interface GameItem {
  readonly id: string
  readonly close_at: number | null
}

/** Refuses orders before the opening and after the close; after it only who was offered a freed place may order. */
export async function requireGameOpen(db: Db, asker: Asker, item: GameItem, sessionId: string): Promise<void> {
  const { at } = asker
  const info = await db
    .selectFrom('game_info')
    .select('opens_at')
    .where('iid', '=', asker.iid)
    .where('item_id', '=', item.id)
    .executeTakeFirst()
  if (info?.opens_at != null && at < info.opens_at) throw new CallError('CLOSED', { detail: REASONS.entryNotOpen })
  if (item.close_at === null || at < item.close_at) return
  if (!(await isOffered(db, asker, item.id, sessionId))) throw new CallError('CLOSED', { detail: REASONS.entryClosed })
}

async function isOffered(db: Db, asker: Asker, refId: string, sessionId: string): Promise<boolean> {
  const offer = await db
    .selectFrom('waitlist')
    .select('id')
    .where('iid', '=', asker.iid)
    .where('scope', '=', 'game')
    .where('ref_id', '=', refId)
    .where('session_id', '=', sessionId)
    .where('user_id', '=', asker.member?.user_id ?? 0)
    .where('state', '=', 'offered')
    .where('offered_at', '>', asker.at - OFFER_MS)
    .executeTakeFirst()
  return offer !== undefined
}

/** Who enters a game has signed its current statement, with the name of one of the entrants. */
export async function requireSigned(
  db: Db,
  asker: Asker,
  { id, statement }: { readonly id: string; readonly statement: { readonly version: number } | null },
  entrants: readonly Entrant[],
): Promise<void> {
  if (!statement) return
  const signed = await db
    .selectFrom('game_statement_sign')
    .select('name')
    .where('iid', '=', asker.iid)
    .where('game_id', '=', id)
    .where('version', '=', statement.version)
    .where('user_id', '=', memberOf(asker).user_id)
    .executeTakeFirst()
  if (!signed) throw new CallError('NOTELIGIBLE', { detail: REASONS.signFirst, data: { missing: ['statement'] } })
  if (!entrants.some(({ name }) => name.trim() === signed.name))
    throw new CallError('PARAM', { detail: REASONS.signedName, data: { signed: signed.name } })
}

/** A category for one sex takes nobody else; the ID number says it. */
export function checkSex(
  entrants: readonly Entrant[],
  questions: Parameters<typeof idCardOf>[1],
  { sex, starts_at }: Category,
): void {
  if (sex === null) return
  entrants.forEach((entrant, row) => {
    const person = parseIdCard(idCardOf(entrant, questions), shanghaiDay(starts_at))
    if (person?.sex !== sex)
      throw new CallError('PARAM', { detail: entrantReason(row, person ? 'sex' : 'idCard'), data: { row } })
  })
}

/** Entries that hold something of a category. */
export const HOLDING = ['pending', 'entered', 'won', 'live', 'used'] as const

/** True when an order of the team already holds the place of the team. */
export async function teamHasPlace(db: Db, iid: number, teamId: string): Promise<boolean> {
  const held = await db
    .selectFrom('entry')
    .select('id')
    .where('iid', '=', iid)
    .where('team_id', '=', teamId)
    .where('takes', '=', 1)
    .where('state', 'in', HOLDING)
    .executeTakeFirst()
  return held !== undefined
}

/**
 * How many places of a category an order takes: one for each person, or one for the whole team, which the captain's
 * first order takes. A price is calculated without a team.
 */
export async function placesToTake(
  db: Db,
  iid: number,
  { team_size }: Pick<Category, 'team_size'>,
  { num, groupId }: { readonly num: number; readonly groupId: string | null },
): Promise<number> {
  if (team_size === null) return num
  return groupId !== null && (await teamHasPlace(db, iid, groupId)) ? 0 : 1
}

/** Where places are drawn, a person has one number: nobody wins half an order. */
export function checkDrawnNumber({ draw_quota, team_size }: Category, num: number): void {
  if (draw_quota !== null && team_size === null && num !== 1) throw paramError('num', REASONS.oneAnOrder)
}

/** The caller's team in a category of teams. */
export async function ownTeamIn(
  db: Db,
  { iid, member }: Pick<Asker, 'iid' | 'member'>,
  refId: string,
  { id, team_size }: Pick<Category, 'id' | 'team_size'>,
): Promise<string | null> {
  if (team_size === null || !member) return null
  const own = await db
    .selectFrom('team_member as m')
    .innerJoin('team as t', (on) => on.onRef('t.iid', '=', 'm.iid').onRef('t.id', '=', 'm.team_id'))
    .select('t.id')
    .where('m.iid', '=', iid)
    .where('m.scope', '=', 'game')
    .where('m.ref_id', '=', refId)
    .where('m.user_id', '=', member.user_id)
    .where('m.state', '=', 'active')
    .where('t.session_id', '=', id)
    .executeTakeFirst()
  return own?.id ?? null
}
