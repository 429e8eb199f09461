import type { TeamMoved, TeamOp } from '@quanzi/contract'
import { sql } from 'kysely'
import { askerOf } from '../../call/Asker'
import { CallError, paramError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import { REASONS, type Worded } from '../../call/reasons'
import type { Db } from '../../db/schema'
import { isUniqueViolation, withTransaction } from '../../db/withTransaction'
import { tellMember } from '../../notices/tellMember'
import { lockTeam, roleIn, teamOf } from './queries'
import type { Team } from './Team'
import { teamScope } from './teamScopes'

export interface MoveWish {
  readonly id: string
  readonly op: TeamOp
  readonly toRid?: number | undefined
  readonly code?: string | undefined
}

/** A move and its team. The team's row is locked, so that size and captain do not change before the commit. */
interface Move {
  readonly db: Db
  readonly ctx: Context
  readonly team: Team
}

/** Joins, applies, approves, removes, leaves or transfers; a repeat changes nothing. */
export async function moveTeamMember(ctx: Context, wish: MoveWish): Promise<TeamMoved> {
  try {
    return await withTransaction(ctx.db, async (db) => {
      const team = await lockTeam(db, ctx.iid, wish.id)
      if (!team) throw new CallError('NOTFOUND')
      const move = { db, ctx, team }
      if (wish.op === 'join' || wish.op === 'apply') return await enter(move, wish)
      if (wish.op === 'leave') return await leave(move)
      if (team.captain_id !== ctx.me.user_id) throw new CallError('DENIED')
      const userId = await userOf(db, ctx.iid, wish.toRid)
      if (wish.op === 'approve') return await approve(move, userId)
      return wish.op === 'remove' ? await remove(move, userId) : await transfer(move, userId)
    })
  } catch (error) {
    // Two captains have approved the same person at once.
    if (isUniqueViolation(error, 'team_one_each')) throw new CallError('DUP', { detail: REASONS.inAnotherTeam })
    throw error
  }
}

async function userOf(db: Db, iid: number, rid: number | undefined): Promise<number> {
  if (rid === undefined) throw paramError('toRid')
  const row = await db
    .selectFrom('member')
    .select('user_id')
    .where('iid', '=', iid)
    .where('rid', '=', rid)
    .executeTakeFirst()
  if (!row) throw new CallError('NOTFOUND')
  return row.user_id
}

async function enter({ db, ctx, team }: Move, { op, code }: MoveWish): Promise<TeamMoved> {
  const { user_id: userId, nick_name } = ctx.me
  const role = await roleIn(db, team, userId)
  const invited = code !== undefined && code === team.code && team.code_expires > ctx.clock()
  if (code !== undefined && !invited && role !== 'captain' && role !== 'member')
    throw new CallError('CLOSED', { detail: REASONS.invitationOver })
  if (role === 'captain' || role === 'member') return { size: team.size, state: role, again: true }
  const ref = { scope: team.scope, refId: team.ref_id }
  await teamScope(team.scope).requireOpen(db, askerOf(ctx), team.ref_id)
  if (await teamOf(db, ctx.iid, ref, userId)) throw new CallError('DUP', { detail: REASONS.inAnotherTeam })
  if (team.open || invited) return await letIn({ db, ctx, team }, userId)
  if (op === 'join') throw new CallError('DENIED', { detail: REASONS.captainDecides })
  if (role === 'applicant') return { size: team.size, state: 'applicant', again: true }
  if (team.size >= team.max) throw full()
  const { id: team_id, iid, scope, ref_id } = team
  await db
    .insertInto('team_member')
    .values({ team_id, iid, scope, ref_id, user_id: userId, state: 'applied', joined_at: ctx.clock() })
    .execute()
  const text = {
    zh: `${nick_name}申请加入你的队伍「${team.name}」`,
    en: `${nick_name} would like to join your team “${team.name}”`,
  }
  await tell({ db, ctx, team }, team.captain_id, text, `apply-${userId}`)
  return { size: team.size, state: 'applicant' }
}

const full = () => new CallError('FULL', { detail: REASONS.teamFull })

/** Takes a place by a conditional update, and withdraws the person's other applications. */
async function letIn({ db, ctx, team }: Move, userId: number): Promise<TeamMoved> {
  const grown = await db
    .updateTable('team')
    .set({ size: sql`size + 1` })
    .where('iid', '=', team.iid)
    .where('id', '=', team.id)
    .whereRef('size', '<', 'max')
    .returning('size')
    .executeTakeFirst()
  if (!grown) throw full()
  const { id: team_id, iid, scope, ref_id } = team
  await db
    .deleteFrom('team_member')
    .where('iid', '=', iid)
    .where('scope', '=', scope)
    .where('ref_id', '=', ref_id)
    .where('user_id', '=', userId)
    .where('state', '=', 'applied')
    .execute()
  await db
    .insertInto('team_member')
    .values({ team_id, iid, scope, ref_id, user_id: userId, state: 'active', joined_at: ctx.clock() })
    .execute()
  await teamScope(scope).joined?.(db, team, userId, ctx.clock())
  return { size: grown.size, state: 'member' }
}

async function approve({ db, ctx, team }: Move, userId: number): Promise<TeamMoved> {
  const role = await roleIn(db, team, userId)
  if (role === 'member' || role === 'captain') return { size: team.size, state: role, again: true }
  if (role === 'none') throw new CallError('NOTFOUND')
  const ref = { scope: team.scope, refId: team.ref_id }
  if (await teamOf(db, ctx.iid, ref, userId)) throw new CallError('DUP', { detail: REASONS.theyAreInAnotherTeam })
  const moved = await letIn({ db, ctx, team }, userId)
  const text = {
    zh: `队长已通过你的申请，欢迎加入「${team.name}」`,
    en: `The captain has let you in. Welcome to “${team.name}”`,
  }
  await tell({ db, ctx, team }, userId, text, `in-${userId}`)
  return moved
}

/** A member who leaves keeps their entries, but these no longer belong to the team. */
async function putOut({ db, ctx, team }: Move, userId: number): Promise<number | null> {
  await teamScope(team.scope).requireFree?.(db, team, userId)
  const gone = await db
    .deleteFrom('team_member')
    .where('iid', '=', team.iid)
    .where('team_id', '=', team.id)
    .where('user_id', '=', userId)
    .returning('state')
    .executeTakeFirst()
  if (!gone) return null
  if (gone.state === 'applied') return team.size
  await db
    .updateTable('entry')
    .set({ team_id: null })
    .where('iid', '=', team.iid)
    .where('team_id', '=', team.id)
    .where('user_id', '=', userId)
    .execute()
  const { size } = await db
    .updateTable('team')
    .set({ size: sql`size - 1` })
    .where('iid', '=', team.iid)
    .where('id', '=', team.id)
    .returning('size')
    .executeTakeFirstOrThrow()
  await teamScope(team.scope).left?.(db, team, userId, ctx.clock())
  return size
}

async function remove({ db, ctx, team }: Move, userId: number): Promise<TeamMoved> {
  if (userId === team.captain_id) throw paramError('toRid')
  const role = await roleIn(db, team, userId)
  const size = await putOut({ db, ctx, team }, userId)
  if (size === null) return { size: team.size, state: 'none', again: true }
  const words =
    role === 'member'
      ? { zh: `你已被移出队伍「${team.name}」`, en: `You were removed from the team “${team.name}”` }
      : { zh: `队伍「${team.name}」没有通过你的申请`, en: `The team “${team.name}” declined your request` }
  await tell({ db, ctx, team }, userId, words, `out-${userId}`)
  return { size, state: 'none' }
}

async function leave({ db, ctx, team }: Move): Promise<TeamMoved> {
  const { user_id: userId } = ctx.me
  if (team.captain_id !== userId) {
    const size = await putOut({ db, ctx, team }, userId)
    return { size: size ?? team.size, state: 'none', ...(size === null ? { again: true } : {}) }
  }
  if (team.size > 1)
    throw new CallError('NOTELIGIBLE', { detail: REASONS.handOverFirst, data: { missing: ['captain'] } })
  await putOut({ db, ctx, team }, userId)
  await db.deleteFrom('team').where('iid', '=', team.iid).where('id', '=', team.id).execute()
  return { size: 0, state: 'none' }
}

async function transfer({ db, ctx, team }: Move, userId: number): Promise<TeamMoved> {
  if (userId === team.captain_id) return { size: team.size, state: 'captain', again: true }
  if ((await roleIn(db, team, userId)) !== 'member') throw new CallError('NOTFOUND')
  await db
    .updateTable('team')
    .set({ captain_id: userId })
    .where('iid', '=', team.iid)
    .where('id', '=', team.id)
    .execute()
  const text = { zh: `你现在是队伍「${team.name}」的队长`, en: `You are now the captain of “${team.name}”` }
  await tell({ db, ctx, team }, userId, text, `captain-${userId}`)
  return { size: team.size, state: 'captain' }
}

const tell = ({ db, ctx, team }: Move, userId: number, text: Worded, event: string): Promise<void> =>
  tellMember(db, ctx, {
    ...{ userId, text, key: `team-${team.id}-${event}-${ctx.clock()}` },
    path: teamScope(team.scope).page(team),
  })
