import type { Services } from '../call/Context'
import type { Db } from '../db/schema'
import type { TenantSeed } from './TenantSeed'

/** Writes a feature's data of a demo tenant whose people exist; the caller holds the transaction. */
export type Planter = (db: Db, tenant: TenantSeed, now: number) => Promise<void>

/** Lets people of the first demo tenant act as clients would, after all data were written. */
export type Story = (services: Services) => Promise<void>
