import type { Clock } from '../base/clock'
import { CallError } from '../call/CallError'
import type { Secrets } from '../db/Secrets'
import type { Db } from '../db/schema'

const LOCK_MS = 15 * 60_000
/**
 * Allowed wrong passwords for a number from one place. After these, no try is checked until `LOCK_MS` have passed
 * without one.
 */
const FROM_ONE_PLACE = 5
/** Allowed wrong passwords for a number from all places together, except its owner's devices. */
const FROM_EVERYWHERE = 100

interface Services {
  readonly db: Db
  readonly clock: Clock
  readonly secrets: Secrets
}

export interface PasswordTry {
  readonly iid: number
  readonly mobile: string
  readonly ip: string
  /** The device, when its owner has logged in there before (`knownDevice`). */
  readonly device: string | null
}

/**
 * Claims a try before a password is checked; throws LOCKED when none is left. An unknown number counts like any
 * other. The returned function gives the try back after a right password.
 */
export async function claimPasswordTry(services: Services, asked: PasswordTry): Promise<() => Promise<void>> {
  const { db, clock, secrets } = services
  const { iid, mobile, device } = asked
  const keyOf = (from: string) => secrets.sign('password try', `${iid} ${mobile} ${from}`)
  const here = keyOf(device === null ? `address ${asked.ip}` : `device ${device}`)
  const everywhere = keyOf('')
  const at = clock()
  await db.deleteFrom('password_try').where('iid', '=', iid).where('until', '<=', at).execute()
  await claim(db, { iid, key: here, most: FROM_ONE_PLACE, at })
  if (device === null) await claim(db, { iid, key: everywhere, most: FROM_EVERYWHERE, at })
  return async () => {
    await db.deleteFrom('password_try').where('iid', '=', iid).where('key', '=', here).execute()
    if (device !== null) return
    await db
      .updateTable('password_try')
      .set(({ eb }) => ({ tries: eb('tries', '-', 1) }))
      .where('iid', '=', iid)
      .where('key', '=', everywhere)
      .where('tries', '>', 0)
      .execute()
  }
}

/** One statement, so that concurrent tries are counted one after another. */
async function claim(
  db: Db,
  { iid, key, most, at }: { iid: number; key: string; most: number; at: number },
): Promise<void> {
  const until = at + LOCK_MS
  const claimed = await db
    .insertInto('password_try')
    .values({ iid, key, tries: 1, until })
    .onConflict((conflict) =>
      conflict
        .columns(['iid', 'key'])
        .doUpdateSet(({ eb, case: when, ref }) => ({
          until,
          tries: when()
            .when('password_try.until', '<=', at)
            .then(1)
            .else(eb(ref('password_try.tries'), '+', 1))
            .end(),
        }))
        .where(({ or, eb }) => or([eb('password_try.until', '<=', at), eb('password_try.tries', '<', most)])),
    )
    .returning('key')
    .executeTakeFirst()
  if (claimed) return
  const lock = await db
    .selectFrom('password_try')
    .select('until')
    .where('iid', '=', iid)
    .where('key', '=', key)
    .executeTakeFirst()
  throw new CallError('LOCKED', { data: { until: lock?.until ?? until } })
}
