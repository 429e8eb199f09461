import { randomBytes } from 'node:crypto'
import { askerOf } from '../../call/Asker'
import { CallError, paramError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import { REASONS } from '../../call/reasons'
import { refuseBannedWords } from '../../call/refuseBannedWords'
import type { Db } from '../../db/schema'
import { isUniqueViolation, withTransaction } from '../../db/withTransaction'
import { refuseNewWords } from '../../items/restrictions'
import { teamById, teamOf } from './queries'
import type { Team, TeamRef } from './Team'
import { teamScope } from './teamScopes'

export interface SaveWish {
  readonly scope?: string | undefined
  readonly refId?: string | undefined
  readonly sessionId?: string | undefined
  readonly id?: string | undefined
  readonly name?: string | undefined
  readonly slogan?: string | undefined
  readonly max?: number | undefined
  readonly notice?: string | undefined
  readonly open?: boolean | undefined
}

const CODE_MS = 7 * 86_400_000
const SIZE = { least: 2, most: 50, usual: 10 }

/** Creates a team or changes the caller's own; its invitation is then valid for another 7 days. */
export async function saveTeam(ctx: Context, wish: SaveWish): Promise<{ id: string; code: string }> {
  if (wish.max !== undefined && (wish.max < SIZE.least || wish.max > SIZE.most)) throw paramError('max')
  const words = [wish.name, wish.slogan, wish.notice]
  const team = wish.id ? await teamById(ctx.db, ctx.iid, wish.id) : undefined
  const before = team ? [team.name, team.slogan, team.notice] : []
  await refuseNewWords(ctx.db, ctx.me, ctx.clock(), { before, after: words })
  await refuseBannedWords(ctx.db, ctx.iid, ...words)
  return await named(() =>
    withTransaction(ctx.db, (db) => (wish.id ? change(db, ctx, wish.id, wish) : found(db, ctx, wish))),
  )
}

const newCode = () => randomBytes(6).toString('base64url')

async function found(db: Db, ctx: Context, wish: SaveWish): Promise<{ id: string; code: string }> {
  if (!wish.name) throw paramError('name')
  if (!wish.scope || !wish.refId) throw paramError('refId')
  const ref: TeamRef = { scope: wish.scope, refId: wish.refId }
  const rules = teamScope(ref.scope)
  await rules.requireOpen(db, askerOf(ctx), ref.refId)
  const part = await rules.partOf?.(db, askerOf(ctx), ref.refId, wish.sessionId)
  const { iid, me } = ctx
  if (await teamOf(db, iid, ref, me.user_id)) throw new CallError('DUP', { detail: REASONS.inAnotherTeam })
  const at = ctx.clock()
  const team = await db
    .insertInto('team')
    .values({
      iid,
      scope: ref.scope,
      ref_id: ref.refId,
      name: wish.name ?? '',
      slogan: wish.slogan ?? '',
      notice: wish.notice ?? '',
      captain_id: me.user_id,
      session_id: part?.sessionId ?? '',
      max: part?.size ?? wish.max ?? SIZE.usual,
      open: wish.open ?? true,
      code: newCode(),
      code_expires: at + CODE_MS,
      created_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await db
    .deleteFrom('team_member')
    .where('iid', '=', iid)
    .where('scope', '=', ref.scope)
    .where('ref_id', '=', ref.refId)
    .where('user_id', '=', me.user_id)
    .execute()
  await db
    .insertInto('team_member')
    .values({
      team_id: team.id,
      iid,
      scope: ref.scope,
      ref_id: ref.refId,
      user_id: me.user_id,
      state: 'active',
      joined_at: at,
    })
    .execute()
  await teamScope(team.scope).joined?.(db, team, me.user_id, at)
  return { id: team.id, code: team.code }
}

async function change(db: Db, ctx: Context, id: string, wish: SaveWish): Promise<{ id: string; code: string }> {
  const team = await teamById(db, ctx.iid, id)
  if (!team) throw new CallError('NOTFOUND')
  if (team.captain_id !== ctx.me.user_id) throw new CallError('DENIED')
  const at = ctx.clock()
  if (wish.max !== undefined && team.session_id !== '' && wish.max !== team.max) throw paramError('max')
  const ran = team.code_expires <= at
  const given: Partial<Pick<Team, 'name' | 'slogan' | 'max' | 'notice' | 'open'>> = {
    ...(wish.name === undefined ? {} : { name: wish.name }),
    ...(wish.slogan === undefined ? {} : { slogan: wish.slogan }),
    ...(wish.notice === undefined ? {} : { notice: wish.notice }),
    ...(wish.max === undefined ? {} : { max: wish.max }),
    ...(wish.open === undefined ? {} : { open: wish.open }),
  }
  const changed = await db
    .updateTable('team')
    .set({ ...given, code: ran ? newCode() : team.code, code_expires: at + CODE_MS })
    .where('iid', '=', ctx.iid)
    .where('id', '=', id)
    .where('captain_id', '=', ctx.me.user_id)
    .where('size', '<=', wish.max ?? SIZE.most)
    .returning(['id', 'code'])
    .executeTakeFirst()
  if (!changed) throw new CallError('FULL', { detail: REASONS.fewerThanMembers })
  return changed
}

/** Turns a duplicate name into DUP; creating two teams at once leaves the member in the first. */
async function named<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (isUniqueViolation(error, 'team_name')) throw new CallError('DUP', { detail: REASONS.teamNameTaken })
    if (isUniqueViolation(error, 'team_one_each')) throw new CallError('DUP', { detail: REASONS.inAnotherTeam })
    throw error
  }
}
