import { CallError } from '../call/CallError'
import type { Db } from '../db/schema'

/** What is tried, how often it may fail, and how long it is locked then. */
interface Try {
  readonly iid: number
  /** A signature: it says neither what was tried nor from where. */
  readonly key: string
  readonly most: number
  readonly lockMs: number
  readonly at: number
}

/**
 * Counts a try before it is made; LOCKED (data.until) when none is left. One statement, so that concurrent tries are
 * counted one after another.
 */
export async function claimTry(db: Db, { iid, key, most, lockMs, at }: Try): Promise<void> {
  const until = at + lockMs
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
