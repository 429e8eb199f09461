import { type AuthStatus, isIdCard, maskName, type PersonAuth, shanghaiDay, toIdCard18 } from '@quanzi/contract'
import { CallError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import { REASONS } from '../../call/reasons'
import type { Db } from '../../db/schema'
import { seal } from '../../db/seal'
import { takeTurns } from '../../db/takeTurns'
import { isUniqueViolation } from '../../db/withTransaction'
import { uploadKeyOf } from '../../delivery/storage/uploadKeyOf'

const PURPOSE = 'id-card-auth'
/** The same request within this time is the second of two taps; later it is DUP. */
const REPEAT_MS = 60_000
const STATUS = { reviewing: 1, passed: 2, refused: 3 } as const satisfies Record<string, AuthStatus>

/** An ID number for whoever may not read it: its first and last two characters. */
const maskIdCard = (number: string): string => `${number.slice(0, 2)}${'*'.repeat(14)}${number.slice(-2)}`

/** Serialises what is decided about one ID number of a tenant. */
export const takeNumber = (db: Db, iid: number, hash: string) => takeTurns(db, iid, `auth ${hash}`)

/** The state of a person's verification; others than the owner learn only that it has passed. */
export async function authOf(
  db: Db,
  { iid, user_id }: { readonly iid: number; readonly user_id: number },
  self: boolean,
): Promise<PersonAuth> {
  const row = await db
    .selectFrom('profile_auth')
    .selectAll()
    .where('iid', '=', iid)
    .where('user_id', '=', user_id)
    // One that has passed stays, whatever was sent before it.
    .orderBy((eb) => eb('status', '=', 'passed'), 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return { status: 0 }
  const status = STATUS[row.status]
  if (!self) return { status: status === 2 ? 2 : 0 }
  return {
    status,
    ...(row.reason ? { reason: row.reason } : {}),
    ...{ name: maskName(row.name), idCard: row.id_shown, at: row.moved_at },
  }
}

/** The name under which staff have verified a member; null without that. */
export async function verifiedName(db: Db, iid: number, userId: number): Promise<string | null> {
  const row = await db
    .selectFrom('profile_auth')
    .select('name')
    .where('iid', '=', iid)
    .where('user_id', '=', userId)
    .where('status', '=', 'passed')
    .executeTakeFirst()
  return row?.name ?? null
}

/** True for a member whom staff have verified. */
export const isVerified = async (db: Db, iid: number, userId: number): Promise<boolean> =>
  (await verifiedName(db, iid, userId)) !== null

/** The request with this number that has passed in the tenant; null without one. */
export async function holderOf(db: Db, iid: number, hash: string): Promise<number | null> {
  const row = await db
    .selectFrom('profile_auth')
    .select('id')
    .where('iid', '=', iid)
    .where('id_hash', '=', hash)
    .where('status', '=', 'passed')
    .executeTakeFirst()
  return row?.id ?? null
}

/** Asks staff to verify the member; the call's transaction holds it. */
export async function sendAuth(
  ctx: Context,
  wish: { readonly name: string; readonly idCard: string; readonly images: readonly string[] },
): Promise<{ status: AuthStatus }> {
  const { db, iid, me, clock, secrets } = ctx
  const number = toIdCard18(wish.idCard.trim())
  if (!isIdCard(number, shanghaiDay(clock()))) throw new CallError('PARAM', { detail: REASONS.authNumber })
  if ([...wish.name].length < 2) throw new CallError('PARAM', { detail: REASONS.realName })
  const images = await privatePictures(db, me.user_id, wish.images)
  const { cipher, hash } = seal(secrets, PURPOSE, number)
  await takeNumber(db, iid, hash)
  if ((await isVerified(db, iid, me.user_id)) || (await holderOf(db, iid, hash)) !== null) throw new CallError('DUP')
  const at = clock()
  if (await repeats(db, me, { hash, name: wish.name, since: at - REPEAT_MS })) return { status: STATUS.reviewing }
  const sealed = { id_cipher: cipher, id_hash: hash, id_shown: maskIdCard(number) }
  try {
    await db
      .insertInto('profile_auth')
      .values({ iid, user_id: me.user_id, name: wish.name, ...sealed, images, at, moved_at: at })
      .execute()
  } catch (error) {
    throw isUniqueViolation(error) ? new CallError('DUP') : error
  }
  return { status: STATUS.reviewing }
}

/** True when the member has sent the same a moment ago: the second of two taps is answered like the first. */
async function repeats(
  db: Db,
  { iid, user_id }: Pick<Context['me'], 'iid' | 'user_id'>,
  { hash, name, since }: { readonly hash: string; readonly name: string; readonly since: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('profile_auth')
    .select('id')
    .where('iid', '=', iid)
    .where('user_id', '=', user_id)
    .where('status', '=', 'reviewing')
    .where('id_hash', '=', hash)
    .where('name', '=', name)
    .where('at', '>', since)
    .executeTakeFirst()
  return row !== undefined
}

/** The keys of two different private uploads of this person. */
async function privatePictures(db: Db, userId: number, images: readonly string[]): Promise<string[]> {
  const keys = [...new Set(images.map((image) => uploadKeyOf(image) ?? ''))]
  const known = await db.selectFrom('uploads').select(['user_id', 'private', 'type']).where('key', 'in', keys).execute()
  if (known.some(({ user_id }) => user_id !== userId)) throw new CallError('DENIED')
  const fitting = known.filter((upload) => upload.private && upload.type?.startsWith('image/'))
  if (keys.length !== 2 || fitting.length !== 2) throw new CallError('PARAM', { detail: REASONS.authPictures })
  return keys
}
