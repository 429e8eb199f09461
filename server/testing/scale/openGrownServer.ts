import { migrate } from '../../db/migrate'
import type { OpenDatabase } from '../../db/openDatabase'
import { openSession } from '../../identity/sessions'
import { type Actor, createTestServer, type TestServer } from '../createTestServer'
import { VIEWER } from './GROWN'
import { growTables, type Progress } from './growTables'

/** A server whose tables have this many rows each, and the member whose rows they are. */
export interface GrownServer {
  readonly server: TestServer
  readonly as: Actor
  readonly rows: number
}

/** Opens a server on an empty database, after migrating and filling it. */
export async function openGrownServer(opened: OpenDatabase, rows: number, progress?: Progress): Promise<GrownServer> {
  await migrate(opened.db)
  await growTables(opened.db, rows, progress)
  return await serveGrown(opened, rows)
}

/** Opens a server on a database that is already filled. */
export async function serveGrown(opened: OpenDatabase, rows: number): Promise<GrownServer> {
  const server = await createTestServer({ opened })
  const { iid, userId } = VIEWER
  const { bearer } = await openSession(opened.db, () => server.time.now, { iid, userId, openid: null, unionid: null })
  const member = await opened.db
    .selectFrom('member')
    .selectAll()
    .where('iid', '=', iid)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return { server, as: { member, bearer }, rows }
}
