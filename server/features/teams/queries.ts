import type { TeamDetail, TeamMember, TeamPage, TeamRole } from '@quanzi/contract'
import { sql } from 'kysely'
import { type Asker, pagerOf } from '../../call/Asker'
import { CallError } from '../../call/CallError'
import { REASONS } from '../../call/reasons'
import { type ListReader, readPage } from '../../db/lists/readPage'
import { hasTerms, hasWord, searchWords } from '../../db/lists/searchText'
import type { Listing, Sql, Walk } from '../../db/lists/Walk'
import type { Db } from '../../db/schema'
import type { Team, TeamRef } from './Team'
import { type TeamStanding, teamScope } from './teamScopes'

/** Maximum number of captains whose teams are searched by name, and of teams that a word finds. */
const MOST_CAPTAINS = 200
const MOST_NAMED = 4000

interface TeamRow {
  readonly id: string
  readonly name: string
  readonly slogan: string
  readonly captain: string
  readonly size: number
  readonly max: number
  readonly open: boolean
}

/** The teams of a target: teams with free places first, and among them the larger ones first. */
const walkOf = (iid: number, { scope, refId }: TeamRef): Walk => ({
  from: sql`team t`,
  where: [sql`t.iid = ${iid} and t.scope = ${scope} and t.ref_id = ${refId}`],
  keys: [sql`(t.size >= t.max)`, sql`(-t.size)`, sql`t.created_at`, sql`t.id`],
  way: 'asc',
  carry: sql`t.id`,
})

/** The name of the team or of its captain contains the word. */
const fits = (word: string): Sql =>
  sql`(${hasWord(sql`lower(t.name)`, word)} or ${hasWord(sql`lower(m.nick_name)`, word)})`

/** The condition by which an index finds teams with a word. */
function found(iid: number, { scope, refId }: TeamRef, word: string): Sql | null {
  const ofRef = sql`t.iid = ${iid} and t.scope = ${scope} and t.ref_id = ${refId}`
  const named = hasTerms(sql`search_terms(t.iid, lower(t.name), '{}')`, { iid, words: [word] })
  const captain = hasTerms(sql`search_terms(m.iid, lower(m.nick_name), '{}')`, { iid, words: [word] })
  if (!named || !captain) return null
  const captains = sql`array(
    select m.user_id from member m where m.iid = ${iid} and ${captain} limit ${sql.lit(MOST_CAPTAINS)})`
  return sql`t.id = any(array(
    (select t.id from team t where ${ofRef} and ${named} limit ${sql.lit(MOST_NAMED)})
    union all (select t.id from team t where ${ofRef} and t.captain_id = any(${captains}))))`
}

export async function teamsOf(
  reader: ListReader,
  asker: Asker,
  wish: {
    readonly scope: string
    readonly refId?: string | undefined
    readonly queryKey?: string | undefined
    readonly pageNo: number
    readonly pageSize: number
  },
): Promise<TeamPage> {
  const { iid } = asker
  const { queryKey, pageNo, pageSize, scope } = wish
  const refId = wish.refId ?? (await currentRef(reader.db, asker, scope))
  if (refId === null) return { list: [], total: 0, hasMore: false, refId: '' }
  const ref = { scope, refId }
  const words = searchWords(queryKey)
  const walk = walkOf(iid, ref)
  const filter = words.map(fits)
  const apart = words.flatMap((word) => found(iid, ref, word) ?? [])
  const from = sql`team t join member m on m.iid = t.iid and m.user_id = t.captain_id`
  const rare = apart.length > 0 ? { rare: { from, where: [...walk.where, ...filter, ...apart] } } : {}
  const listing: Listing = {
    walks: [words.length > 0 ? { ...walk, filter, ...rare } : walk],
    select: sql`t.id, t.name, t.slogan, m.nick_name as captain, t.size, t.max, t.open`,
    joins: sql`join team t on t.iid = ${iid} and t.id = w.id
      join member m on m.iid = t.iid and m.user_id = t.captain_id`,
  }
  const question = ['teams', iid, pagerOf(asker), ref.scope, ref.refId, words, pageSize]
  const { rows, total, hasMore } = await readPage<TeamRow>(reader, listing, { question, page: pageNo, size: pageSize })
  return { list: rows, total, hasMore, refId }
}

function currentRef(db: Db, asker: Asker, scope: string): Promise<string | null> {
  const { current } = teamScope(scope)
  if (!current) throw new CallError('PARAM', { detail: 'refId' })
  return current(db, asker)
}

const teamRow = (db: Db, iid: number, id: string) =>
  db.selectFrom('team').selectAll().where('iid', '=', iid).where('id', '=', id)

export const teamById = (db: Db, iid: number, id: string): Promise<Team | undefined> =>
  teamRow(db, iid, id).executeTakeFirst()

/** Locks a team, optionally only of one target, until the end of the transaction. */
export function lockTeam(db: Db, iid: number, id: string, ref?: TeamRef): Promise<Team | undefined> {
  const row = teamRow(db, iid, id).forUpdate()
  const wanted = ref ? row.where('scope', '=', ref.scope).where('ref_id', '=', ref.refId) : row
  return wanted.executeTakeFirst()
}

/** The member's team for a target, if any. */
export const teamOf = (
  db: Db,
  iid: number,
  { scope, refId }: TeamRef,
  userId: number,
): Promise<{ team_id: string } | undefined> =>
  db
    .selectFrom('team_member')
    .select('team_id')
    .where('iid', '=', iid)
    .where('scope', '=', scope)
    .where('ref_id', '=', refId)
    .where('user_id', '=', userId)
    .where('state', '=', 'active')
    .executeTakeFirst()

/** A member's role in a team. */
export async function roleIn(db: Db, team: Team, userId: number | undefined): Promise<TeamRole> {
  if (userId === undefined) return 'none'
  if (team.captain_id === userId) return 'captain'
  const row = await db
    .selectFrom('team_member')
    .select('state')
    .where('iid', '=', team.iid)
    .where('team_id', '=', team.id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ? (row.state === 'active' ? 'member' : 'applicant') : 'none'
}

/** Places ordered with a team: paid ones, and those that wait for payment. */
export async function placesOf(db: Db, { iid, id }: Pick<Team, 'iid' | 'id'>): Promise<number> {
  const { n } = await db
    .selectFrom('entry')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('iid', '=', iid)
    .where('team_id', '=', id)
    .where('state', '<>', 'cancelled')
    .where('trial', '=', false)
    .executeTakeFirstOrThrow()
  return Number(n)
}

const NO_TEAM: TeamDetail = { team: null, members: [], applicants: [], value: 0, rank: 0, code: '', codeUntil: 0 }

export interface TeamWish {
  readonly id?: string | undefined
  readonly mine?: boolean | undefined
  readonly scope?: string | undefined
  readonly refId?: string | undefined
  readonly code?: string | undefined
}

/** One team with its members; code and applicants are for the captain only. */
export async function teamDetail(db: Db, asker: Asker, wish: TeamWish): Promise<TeamDetail> {
  const id = await idOf(db, asker, wish)
  if (id === null) return NO_TEAM
  const team = await teamById(db, asker.iid, id)
  if (!team) throw new CallError('NOTFOUND')
  const mine = await roleIn(db, team, asker.member?.user_id)
  const people = await peopleOf(db, team)
  const captain = people.find((one) => one.captain)
  const { value, rank, people: parts } = await teamScope(team.scope).standing(db, team, asker.at)
  return {
    team: {
      id: team.id,
      scope: team.scope,
      refId: team.ref_id,
      name: team.name,
      slogan: team.slogan,
      captain: captain?.nick_name ?? '',
      size: team.size,
      max: team.max,
      open: team.open,
      ...(team.session_id === '' ? {} : { sessionId: team.session_id }),
      notice: mine === 'captain' || mine === 'member' ? team.notice : '',
      mine,
    },
    members: people.filter(({ state }) => state === 'active').map((row) => asMember(row, parts)),
    applicants: mine === 'captain' ? people.filter(({ state }) => state === 'applied').map((row) => asMember(row)) : [],
    value,
    rank,
    code: mine === 'captain' ? team.code : '',
    codeUntil: mine === 'captain' ? team.code_expires : 0,
  }
}

async function idOf(
  db: Db,
  { iid, member, at }: Asker,
  { id, mine, scope, refId, code }: TeamWish,
): Promise<string | null> {
  if (mine) {
    if (!member) return null
    if (!scope || !refId) throw new CallError('PARAM', { detail: 'refId' })
    return (await teamOf(db, iid, { scope, refId }, member.user_id))?.team_id ?? null
  }
  if (code) {
    const invited = await db
      .selectFrom('team')
      .select('id')
      .where('iid', '=', iid)
      .where('code', '=', code)
      .where('code_expires', '>', at)
      .$if(id !== undefined, (q) => q.where('id', '=', id ?? ''))
      .executeTakeFirst()
    if (!invited) throw new CallError('CLOSED', { detail: REASONS.invitationOver })
    return invited.id
  }
  if (!id) throw new CallError('PARAM', { detail: 'id' })
  return id
}

type PersonRow = TeamMember & { readonly state: 'active' | 'applied'; readonly userId: number }

const asMember = (
  { state: _state, userId, ...person }: PersonRow,
  parts: TeamStanding['people'] = new Map(),
): TeamMember => ({
  ...person,
  ...parts.get(userId),
})

async function peopleOf(db: Db, team: Team): Promise<PersonRow[]> {
  const rows = await db
    .selectFrom('team_member as t')
    .innerJoin('member as m', (on) => on.onRef('m.iid', '=', 't.iid').onRef('m.user_id', '=', 't.user_id'))
    .select(['m.rid', 'm.nick_name', 'm.head_img', 't.user_id', 't.state', 't.joined_at'])
    .where('t.iid', '=', team.iid)
    .where('t.team_id', '=', team.id)
    .orderBy('t.joined_at')
    .orderBy('m.rid')
    .execute()
  return rows
    .map((row) => ({
      rid: row.rid,
      nick_name: row.nick_name,
      headImg: row.head_img,
      captain: row.user_id === team.captain_id,
      joinedAt: row.joined_at,
      state: row.state,
      userId: row.user_id,
    }))
    .sort((a, b) => Number(b.captain) - Number(a.captain))
}
