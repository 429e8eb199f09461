import type { Services } from '../call/Context'
import type { Db } from '../db/schema'
import type { TenantSeed } from './TenantSeed'

/** Writes what a feature shows in a demo tenant whose people are there; the caller holds the transaction. */
export type Planter = (db: Db, tenant: TenantSeed, now: number) => Promise<void>

/** Lets people of the first demo tenant do something, the way a client would, once everything is planted. */
export type Story = (services: Services) => Promise<void>
