import { PLANTERS } from '../features'
import { seedMissingTenants } from '../seed/seedMissingTenants'
import { createTestServer, START, type TestServer } from './createTestServer'
import type { FirstRows } from './openTestDatabase'

/** The demo tenants. Their people have no real password hashes, because these take time. */
const demo: FirstRows = {
  name: 'demo',
  plant: (db) => seedMissingTenants(db, { now: START, hashPassword: async () => 'hash', planters: PLANTERS }),
}

/** A test server with the demo tenants. */
export const createDemoServer = (options: Parameters<typeof createTestServer>[0] = {}): Promise<TestServer> =>
  createTestServer({ ...options, first: demo })
