import { FAN_LOCK_DAYS } from '@quanzi/contract'
import { sql } from 'kysely'
import type { Db } from '../db/schema'
import { commissionRates, distributionSetting, wholeFrom } from '../items/commissionRates'
import { reckonItemCommissions } from '../items/reckonItemCommissions'
import { reckonCommissions } from './reckonCommissions'

export interface DistributionRules {
  readonly levels: number
  /** Basis points for each level. */
  readonly rates: readonly number[]
  /** 0 means for ever. */
  readonly lockDays: number
  readonly autoApprove: boolean
  /** Rich text for people who consider applying; '' without one. */
  readonly html: string
}

/** The tenant's distribution rules; ignores an invalid setting. */
export async function distributionRules(db: Db, iid: number): Promise<DistributionRules> {
  const tenant = await db.selectFrom('tenants').select('settings').where('iid', '=', iid).executeTakeFirst()
  const own = distributionSetting(tenant?.settings)
  return {
    ...commissionRates(own),
    lockDays: wholeFrom(own.lockDays, 36_500, FAN_LOCK_DAYS),
    autoApprove: own.autoApprove === true,
    html: typeof own.html === 'string' ? own.html : '',
  }
}

/** Changes the tenant's rules; undefined fields stay. The commissions of goods and items are recalculated. */
export async function saveDistributionRules(
  db: Db,
  iid: number,
  change: { readonly [Key in keyof DistributionRules]?: DistributionRules[Key] | undefined },
): Promise<void> {
  const text = JSON.stringify(change)
  await sql`
    update tenants set settings = settings || jsonb_build_object('distribution',
      case when jsonb_typeof(settings -> 'distribution') = 'object' then settings -> 'distribution' else '{}'::jsonb end
        || ${text}::jsonb)
    where iid = ${iid}`.execute(db)
  await reckonCommissions(db, iid, (await distributionRules(db, iid)).rates[0] ?? 0)
  await reckonItemCommissions(db, iid)
}
