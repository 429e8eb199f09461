import { shanghaiDay } from '@quanzi/contract'
import { sql } from 'kysely'
import type { Db } from '../db/schema'
import { ROLE_SUMS, type RoleSum } from '../db/schema/commerce'
import type { Order } from './OrderTypeRules'

/** What a role has sold and earned more, or less, on the day of an instant. */
interface RoleChange {
  readonly roleId: number
  /** Ms. */
  readonly at: number
  readonly by: Partial<Record<RoleSum, number>>
}

/** The day under which the sums of all days are kept. */
export const ALL_DAYS = ''

/**
 * Adds to the kept sums of roles, in the transaction of what changed them (`checkLedger` holds them against the orders).
 * Changes of one event must be in one call, a role before those above it: two events then never wait for each other.
 */
async function addToRoles(db: Db, iid: number, changes: readonly RoleChange[]): Promise<void> {
  const rows = new Map<string, { iid: number; role_id: number; day: string } & Record<RoleSum, number>>()
  for (const { roleId, at, by } of changes)
    for (const day of [shanghaiDay(at), ALL_DAYS]) {
      const key = `${roleId} ${day}`
      const row = rows.get(key) ?? { iid, role_id: roleId, day, ...NOTHING }
      for (const sum of ROLE_SUMS) row[sum] += by[sum] ?? 0
      rows.set(key, row)
    }
  const changed = [...rows.values()].filter((row) => ROLE_SUMS.some((sum) => row[sum] !== 0))
  if (changed.length === 0) return
  await db
    .insertInto('role_sum')
    .values(changed)
    .onConflict((conflict) =>
      conflict
        .columns(['iid', 'role_id', 'day'])
        .doUpdateSet(
          Object.fromEntries(
            ROLE_SUMS.map((sum) => [sum, sql`${sql.ref(`role_sum.${sum}`)} + ${sql.ref(`excluded.${sum}`)}`]),
          ),
        ),
    )
    .execute()
}

const NOTHING = { orders: 0, amount: 0, pending: 0, settled: 0, level1: 0, level2: 0, level3: 0 } as const

/** Counts an order that was just paid for its role, or with -1 takes a refunded one back. */
export async function countRoleSale(
  db: Db,
  { iid, role_id, payable }: Order,
  paidAt: number,
  by: 1 | -1,
): Promise<void> {
  if (role_id !== null)
    await addToRoles(db, iid, [{ roleId: role_id, at: paidAt, by: { orders: by, amount: by * payable } }])
}

/** A commission as it is written: of the level below 1, a store's margin, no sums are kept. */
interface Earned {
  readonly role_id: number
  readonly level: number
  readonly amount: number
  readonly at: number
}

/** Counts commissions that were just set aside, or that ended: settled ones stay earned, reversed ones do not. */
export async function countEarned(
  db: Db,
  iid: number,
  rows: readonly Earned[],
  change: 'pending' | 'settled' | 'reversed',
): Promise<void> {
  const changes = rows
    .filter(({ level }) => level > 0)
    .sort((a, b) => a.level - b.level)
    .map(({ role_id, level, amount, at }): RoleChange => {
      const sign = change === 'pending' ? 1 : -1
      const earned = change === 'settled' ? { settled: amount } : { [`level${level}`]: sign * amount }
      return { roleId: role_id, at, by: { pending: sign * amount, ...earned } }
    })
  await addToRoles(db, iid, changes)
}
