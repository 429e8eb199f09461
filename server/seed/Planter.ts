import type { Services } from '../call/Context'
import type { Db } from '../db/schema'
import type { TenantSeed } from './TenantSeed'

/** Writes a feature's data for a demo tenant whose people already exist; the caller holds the transaction. */
export type Planter = (db: Db, tenant: TenantSeed, now: number) => Promise<void>

/** Lets people of the first demo tenant act as clients would, after all data have been written. */
export type Story = (services: Services) => Promise<void>
