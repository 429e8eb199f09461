import {
  type CallDefinition,
  countChildRoles,
  getDistributionStatistic,
  listChildRoles,
  listFans,
  listGrowth,
  MOST_COUNTED,
} from '@quanzi/contract'
import { sql } from 'kysely'
import { migrate } from '../../server/db/migrate'
import { openDatabase } from '../../server/db/openDatabase'
import { openSession } from '../../server/identity/sessions'
import { createTestServer } from '../../server/testing/createTestServer'
import { plantDistributionTree, TOP } from '../../server/testing/distributionTree'
import { explain, isPlanned, type PlanNode } from '../../server/testing/explain'
import type { StatementLog } from '../../server/testing/StatementLog'
import { startPostgres } from '../postgres/startPostgres'
import { type Figure, median } from './Figure'

const PEOPLE = 100_000
const RUNS = 21
/** Milliseconds. */
const LIMIT = 50
/** Tables that grow with a tree; a plan that reads one of them row after row has no index. */
const GROWING = ['dis_role', 'fan_lock', 'orders', 'commission', 'member', 'follows']

const CALLS: readonly (readonly [name: string, call: CallDefinition, params: object])[] = [
  ['team', listChildRoles, { status: 1 }],
  ['number of the team', countChildRoles, { status: 1 }],
  ['fans', listFans, {}],
  ['statistics', getDistributionStatistic, {}],
  ['30 days', listGrowth, { pageSize: 30 }],
]

/** A list counts its rows up to here, and may do so without an index while every row is a hit. */
const COUNTED = MOST_COUNTED + 1

const rowsRead = (step: PlanNode): number =>
  ((step['Actual Rows'] ?? 0) + Number(step['Rows Removed by Filter'] ?? 0)) * (step['Actual Loops'] ?? 1)

/** The statements that read a growing table row after row, without an index. */
async function withoutIndex(log: StatementLog, db: Parameters<typeof explain>[0]): Promise<string[]> {
  const faults: string[] = []
  for (const statement of log.take().filter(isPlanned)) {
    const scanned = (await explain(db, statement, true)).find(
      (step) =>
        step['Node Type'] === 'Seq Scan' && GROWING.includes(step['Relation Name'] ?? '') && rowsRead(step) > COUNTED,
    )
    if (scanned)
      faults.push(`${scanned['Relation Name']} row after row: ${statement.sql.replace(/\s+/g, ' ').slice(0, 200)}`)
  }
  return faults
}

/** How long a tree of 100,000 people, with as many fans and orders of the one at the top, takes to answer its owner. */
export async function distributionTree(): Promise<Figure[]> {
  const postgres = await startPostgres()
  const admin = await openDatabase({ url: postgres.url })
  await sql`create database tree`.execute(admin.db)
  await admin.close()
  const own = new URL(postgres.url)
  own.pathname = '/tree'
  const opened = await openDatabase({ url: own.href })
  await migrate(opened.db)
  await plantDistributionTree(opened.db, PEOPLE)
  const server = await createTestServer({ opened })
  try {
    const { iid, userId } = TOP
    const who = { iid, userId, openid: null, unionid: null }
    const { bearer } = await openSession(opened.db, () => server.time.now, who)
    const member = await opened.db
      .selectFrom('member')
      .selectAll()
      .where('iid', '=', iid)
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
    const figures: Figure[] = []
    for (const [name, { uri }, params] of CALLS) {
      const ask = async () => {
        const answer = await server.wire(uri, { iid, ...params }, { as: { member, bearer } })
        if ('code' in answer) throw new Error(`${uri} answers ${JSON.stringify(answer).slice(0, 200)}`)
      }
      server.statements.take()
      await ask()
      const faults = await withoutIndex(server.statements, opened.db)
      if (faults.length > 0) throw new Error(`${name}: ${faults.join('\n')}`)
      const times: number[] = []
      for (let run = 0; run < RUNS; run += 1) {
        const begun = performance.now()
        await ask()
        times.push(performance.now() - begun)
      }
      const value = Math.round(median(times) * 10) / 10
      figures.push({ group: 'distribution, 100,000 people', name, value, unit: 'ms', max: LIMIT })
    }
    return figures
  } finally {
    await server.close()
    await postgres.stop()
  }
}
