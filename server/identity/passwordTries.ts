import type { Clock } from '../base/clock'
import type { Secrets } from '../db/Secrets'
import type { Db } from '../db/schema'
import { claimTry } from './claimTry'

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
  await claimTry(db, { iid, key: here, most: FROM_ONE_PLACE, lockMs: LOCK_MS, at })
  if (device === null) await claimTry(db, { iid, key: everywhere, most: FROM_EVERYWHERE, lockMs: LOCK_MS, at })
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
