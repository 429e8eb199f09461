import { listRank, type ParamsOf } from '@quanzi/contract'
import { sql } from 'kysely'
import { migrate } from '../../server/db/migrate'
import { openDatabase } from '../../server/db/openDatabase'
import { openSession } from '../../server/identity/sessions'
import { BIG, plantBigRanks } from '../../server/testing/bigRanks'
import { createTestServer } from '../../server/testing/createTestServer'
import { startPostgres } from '../postgres/startPostgres'
import { type Figure, median } from './Figure'

const MEMBERS = 1_000_000
const RESULTS = 50_000
const RUNS = 41
/** Milliseconds. */
const LIMIT = 20

const STEPS = { iid: BIG.iid, scope: 'step', refId: BIG.challenge, by: 'steps', period: BIG.day } as const
const NET = { iid: BIG.iid, scope: 'game', refId: BIG.game, by: 'net', rows: 'result', pageSize: 50 } as const

const QUESTIONS: readonly (readonly [name: string, wish: ParamsOf<typeof listRank>])[] = [
  ['1,000,000 members of a day: page one and my place', STEPS],
  ['50,000 results: page one and my place', NET],
  ['50,000 results: a bib', { ...NET, queryKey: '31415' }],
]

/** How long the ranks of a million members and of 50,000 results take, asked by another member each time. */
export async function bigRanks(): Promise<Figure[]> {
  const postgres = await startPostgres()
  const admin = await openDatabase({ url: postgres.url })
  await sql`create database ranks`.execute(admin.db)
  await admin.close()
  const own = new URL(postgres.url)
  own.pathname = '/ranks'
  const opened = await openDatabase({ url: own.href })
  await migrate(opened.db)
  await plantBigRanks(opened.db, MEMBERS, RESULTS)
  const server = await createTestServer({ opened })
  /** A session of a member somewhere in the ranks: the buckets of most have thousands of rows. */
  const someone = async (run: number) => {
    const userId = ((run * 7919) % RESULTS) + 1
    const who = { iid: BIG.iid, userId, openid: null, unionid: null }
    const { bearer } = await openSession(opened.db, () => server.time.now, who)
    const member = await opened.db
      .selectFrom('member')
      .selectAll()
      .where('iid', '=', BIG.iid)
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
    return { member, bearer }
  }
  try {
    const askers = await Promise.all(Array.from({ length: RUNS }, (_, run) => someone(run)))
    const figures: Figure[] = []
    for (const [name, wish] of QUESTIONS) {
      const times: number[] = []
      for (const [run, as] of askers.entries()) {
        const begun = performance.now()
        const page = await server.call(listRank, wish, { as })
        const took = performance.now() - begun
        if (page.list.length === 0 || !page.mine) throw new Error(`${name}: rows or the own place are missing`)
        if (run > 0) times.push(took)
      }
      const value = Math.round(median(times) * 10) / 10
      figures.push({ group: 'ranks', name, value, unit: 'ms', max: LIMIT })
    }
    return figures
  } finally {
    await server.close()
    await postgres.stop()
  }
}
