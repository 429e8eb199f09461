import { CallError, paramError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import { REASONS } from '../../call/reasons'
import { withTransaction } from '../../db/withTransaction'
import { ownPhoto } from '../../delivery/storage/ownPhoto'
import { gameItem } from './gameItem'

interface SignWish {
  readonly id: string
  readonly version: number
  readonly signName: string
  readonly signImg?: string | undefined
}

/** Keeps a signature under the current statement, once for each version. */
export async function signStatement(
  ctx: Context,
  { id, version, signName, signImg }: SignWish,
): Promise<{ signedAt: number; again?: boolean }> {
  return await withTransaction(ctx.db, async (db) => {
    const { iid, me } = ctx
    const { statement } = await gameItem(db, iid, id)
    if (!statement) throw paramError('version')
    if (statement.version !== version) throw new CallError('STALE')
    const sign_img = await ownPhoto(db, me, signImg)
    const own = await db
      .selectFrom('entry')
      .select('name')
      .where('iid', '=', iid)
      .where('scope', '=', 'game')
      .where('ref_id', '=', id)
      .where('user_id', '=', me.user_id)
      .where('state', 'in', ['pending', 'entered', 'won', 'live', 'used'])
      .where('trial', '=', false)
      .execute()
    if (own.length > 0 && !own.some(({ name }) => name === signName))
      throw new CallError('PARAM', { detail: REASONS.signedName })
    const key = { iid, game_id: id, version, user_id: me.user_id }
    const signed = await db
      .insertInto('game_statement_sign')
      .values({ ...key, name: signName, sign_img, at: ctx.clock() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('at')
      .executeTakeFirst()
    if (signed) return { signedAt: signed.at }
    const first = await db
      .selectFrom('game_statement_sign')
      .select('at')
      .where((eb) => eb.and(key))
      .executeTakeFirstOrThrow()
    return { signedAt: first.at, again: true }
  })
}
