import { PLANTERS } from '../features'
import { seedMissingTenants } from '../seed/seedMissingTenants'
import { createTestServer, type TestServer } from './createTestServer'

/** A test server with the demo tenants. Their people have no real password hashes, because these take time. */
export async function createDemoServer(...options: Parameters<typeof createTestServer>): Promise<TestServer> {
  const server = await createTestServer(...options)
  await seedMissingTenants(server.db, { now: server.time.now, hashPassword: async () => 'hash', planters: PLANTERS })
  return server
}
