import { PLANTERS } from '../features'
import { seedMissingTenants } from '../seed/seedMissingTenants'
import { createTestServer, type TestServer } from './createTestServer'

/** A test server with the demo tenants. Nobody of them logs in by password, because a real hash takes its time. */
export async function createDemoServer(...options: Parameters<typeof createTestServer>): Promise<TestServer> {
  const server = await createTestServer(...options)
  await seedMissingTenants(server.db, { now: server.time.now, hashPassword: async () => 'hash', planters: PLANTERS })
  return server
}
