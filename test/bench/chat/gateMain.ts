import { pino } from 'pino'
import { readConfig } from '../../../server/base/config'
import { startGate } from '../../../server/chat/startGate'
import { storeMessages } from '../../../server/chat/storeMessages'
import { migrate } from '../../../server/db/migrate'
import { openDatabase } from '../../../server/db/openDatabase'
import { Secrets } from '../../../server/db/Secrets'
import type { Db } from '../../../server/db/schema'
import { createMember } from '../../../server/identity/members'
import { ridSecret } from '../../../server/identity/ridSecret'
import { openSession } from '../../../server/identity/sessions'
import { percentile } from './percentile'

/** The member of a bench client. */
export interface Peer {
  readonly uid: number
  readonly rid: number
  readonly token: string
}

/** The message of a process that is ready. */
export interface GateReady {
  readonly port: number
  readonly peers: readonly Peer[]
}

const COMMITS = 300

async function peer(db: Db, secrets: Secrets, n: number): Promise<Peer> {
  const member = await createMember(db, { iid: 1000, nickName: `客户${n}`, at: Date.now() })
  const who = { iid: 1000, userId: member.user_id, openid: null, unionid: null }
  const { session } = await openSession(db, Date.now, who)
  return { uid: member.user_id, rid: member.rid, token: ridSecret(secrets, session.id, member.rid) }
}

/** Time to store one message alone, in ms at the 99th percentile. */
async function commitTime(db: Db): Promise<number> {
  const times: number[] = []
  for (let n = 0; n < COMMITS; n++) {
    const row = { iid: 1000, from_rid: -1, to_rid: -1, temp_id: `commit-${Date.now()}-${n}`, flag: 0, at: Date.now() }
    const since = performance.now()
    await storeMessages(db, 1000, [{ ...row, content: '{"body":{"type":1,"text":"commit"}}' }])
    times.push(performance.now() - since)
  }
  return percentile(times, 0.99)
}

/** The gate in its own process, on the database of the environment, with members for the clients. */
async function main(): Promise<void> {
  const config = readConfig({ ...process.env, GATE_PORT: '0', LOG_LEVEL: 'error' })
  const { db } = await openDatabase(config.databaseUrl ? { url: config.databaseUrl } : { folder: config.dataDir })
  await migrate(db)
  await db.insertInto('tenants').values({ iid: 1000, name: '圈', settings: '{}' }).execute()
  const secrets = await Secrets.load(db)
  const peers: Peer[] = []
  for (let n = 0; n < Number(process.argv[2]); n++) peers.push(await peer(db, secrets, n))
  const log = pino({ level: config.logLevel })
  const gate = await startGate({ config, db, clock: Date.now, log, secrets }, { burst: 1e9, perSecond: 1e9 })
  process.on('message', () => {
    commitTime(db).then((commit) => process.send?.({ commit }))
  })
  process.on('disconnect', () => process.exit(0))
  process.send?.({ port: gate.port, peers } satisfies GateReady)
}

main().catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`)
  process.exit(1)
})
