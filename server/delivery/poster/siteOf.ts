import { CallError } from '../../call/CallError'
import type { Db } from '../../db/schema'

const BRAND = '#0E7C66'

/** Name and colour of a tenant for a picture. */
export async function siteOf(db: Db, iid: number): Promise<{ readonly site: string; readonly colour: string }> {
  const tenant = await db.selectFrom('tenants').select(['name', 'settings']).where('iid', '=', iid).executeTakeFirst()
  if (!tenant) throw new CallError('NOTFOUND')
  const { color } = tenant.settings
  return { site: tenant.name, colour: typeof color === 'string' && /^#[0-9a-f]{6}$/i.test(color) ? color : BRAND }
}
