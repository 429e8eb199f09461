import { randomInt } from 'node:crypto'
import type { Db } from '../db/schema'

/** A new use code of ten digits. */
export async function freshCode(db: Db, iid: number): Promise<string> {
  for (;;) {
    const code = String(randomInt(1_000_000_000, 9_999_999_999))
    const held = db.selectFrom('order_code').select('code').where('iid', '=', iid).where('code', '=', code)
    if (!(await held.executeTakeFirst())) return code
  }
}
