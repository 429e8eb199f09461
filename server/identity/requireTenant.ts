import { MOST_IID } from '../base/mostIid'
import { CallError } from '../call/CallError'
import type { Db } from '../db/schema'

/** Nobody can join an unknown tenant, sign in or write there, or be sent its codes: NOTFOUND. */
export async function requireTenant(db: Db, iid: number): Promise<void> {
  if (iid > MOST_IID) throw new CallError('NOTFOUND')
  const tenant = await db.selectFrom('tenants').select('iid').where('iid', '=', iid).executeTakeFirst()
  if (!tenant) throw new CallError('NOTFOUND')
}
