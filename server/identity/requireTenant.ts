import { CallError } from '../call/CallError'
import type { Db } from '../db/schema'

/** Nobody can join an unknown tenant, sign in there, or be sent its codes: NOTFOUND. */
export async function requireTenant(db: Db, iid: number): Promise<void> {
  const tenant = await db.selectFrom('tenants').select('iid').where('iid', '=', iid).executeTakeFirst()
  if (!tenant) throw new CallError('NOTFOUND')
}
