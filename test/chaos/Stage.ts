import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { migrate } from '../../server/db/migrate'
import { type OpenDatabase, openDatabase } from '../../server/db/openDatabase'
import type { Db } from '../../server/db/schema'
import { createMember } from '../../server/identity/members'
import { openSession } from '../../server/identity/sessions'
import { placeMigrated } from '../../server/testing/migratedFiles'
import { type RedisServer, startRedis } from '../../server/testing/startRedis'
import { startPostgres } from '../postgres/startPostgres'
import { freePort } from '../startSite'
import { IID, type Party } from './ChatterTask'
import { ServerProcess } from './ServerProcess'

/** The setting of the run: the database and the number of servers. */
export type Place = 'PGlite' | 'PostgreSQL' | 'PostgreSQL and Redis, two servers'

export interface Person extends Party {
  readonly bearer: string
}

export interface StagedServer {
  readonly process: ServerProcess
  readonly origin: string
  readonly gatePort: number
}

/** Database, servers and members of one run. */
export interface Stage {
  readonly folder: string
  readonly people: readonly Person[]
  readonly servers: readonly StagedServer[]
  /** Null with one server. */
  readonly redis: RedisServer | null
  /** Reads the database after the servers have ended. */
  readonly look: <T>(work: (db: Db) => Promise<T>) => Promise<T>
  readonly dispose: () => Promise<void>
}

const SECRET = 'a secret for the chaos run, long enough'
const NAMES = ['a', 'b', 'c', 'd']

async function newPerson(db: Db, name: string): Promise<Person> {
  const now = Date.now()
  const member = await createMember(db, { iid: IID, nickName: name, at: now })
  const { bearer } = await openSession(db, Date.now, {
    iid: IID,
    userId: member.user_id,
    openid: null,
    unionid: null,
  })
  return { name, uid: member.user_id, rid: member.rid, bearer }
}

/** How often the nth server is killed: one of two in turn, and the first once more while Redis is frozen. */
function killsOf(n: number, servers: number, kills: number): number {
  if (servers === 1) return kills
  return n === 0 ? Math.floor(kills / 2) + 1 : Math.ceil(kills / 2)
}

export async function setStage(place: Place, kills: number): Promise<Stage> {
  const folder = mkdtempSync(path.join(tmpdir(), 'quanzi-chaos-'))
  const postgres = place === 'PGlite' ? null : await startPostgres({ durable: true })
  const redis = place === 'PostgreSQL and Redis, two servers' ? await startRedis() : null
  const data = path.join(folder, 'data')
  if (!postgres) await placeMigrated(data)
  const open = (): Promise<OpenDatabase> => openDatabase(postgres ? { url: postgres.url } : { folder: data })
  const look = async <T>(work: (db: Db) => Promise<T>): Promise<T> => {
    const { db, close } = await open()
    return await work(db).finally(close)
  }
  const people = await look(async (db) => {
    await migrate(db)
    await db.insertInto('tenants').values({ iid: IID, name: '圈', settings: '{}' }).execute()
    const made: Person[] = []
    for (const name of NAMES) made.push(await newPerson(db, name))
    return made
  })
  const servers: StagedServer[] = []
  const count = redis ? 2 : 1
  for (let n = 0; n < count; n++) {
    const [port, gatePort] = [await freePort(), await freePort()]
    const env = {
      DATABASE_URL: postgres?.url ?? '',
      DATA_DIR: data,
      REDIS_URL: redis?.url ?? '',
      PORT: String(port),
      GATE_PORT: String(gatePort),
      SECRET,
      LOG_LEVEL: 'fatal',
    }
    const process = new ServerProcess(env, killsOf(n, count, kills))
    servers.push({ process, origin: `http://127.0.0.1:${port}`, gatePort })
  }
  return {
    folder,
    people,
    servers,
    redis,
    look,
    async dispose() {
      for (const { process } of servers) await process.dispose()
      await redis?.stop()
      await postgres?.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
