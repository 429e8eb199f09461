import { paramError } from '../call/CallError'
import type { Db } from '../db/schema'

interface Sale {
  readonly saleIid?: number | undefined
  readonly saleUserId?: number | undefined
  /** The seller's rid. */
  readonly saleR?: number | undefined
}

/** An order sold through a tenant must name an existing one, and one of its people. */
export async function checkSeller(db: Db, { saleIid, saleUserId, saleR }: Sale): Promise<void> {
  if (saleIid === undefined && saleUserId === undefined && saleR === undefined) return
  const iid = saleIid ?? 0
  const tenant = await db.selectFrom('tenants').select('iid').where('iid', '=', iid).executeTakeFirst()
  if (!tenant) throw paramError('saleIid')
  const isTheirs = async (column: 'user_id' | 'rid', id: number) =>
    (await db.selectFrom('member').select('id').where('iid', '=', iid).where(column, '=', id).executeTakeFirst()) !==
    undefined
  if (saleUserId !== undefined && !(await isTheirs('user_id', saleUserId))) throw paramError('saleUserId')
  if (saleR !== undefined && !(await isTheirs('rid', saleR))) throw paramError('saleR')
}
