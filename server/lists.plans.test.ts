import { sql } from 'kysely'
import { explain, isPlanned } from './testing/explain'
import { openEmptyDatabase } from './testing/openTestDatabase'
import { faultsOfList } from './testing/scale/faultsOfList'
import { ACTS, NOTES, VIEWER, WORDS } from './testing/scale/GROWN'
import { pretendMillions } from './testing/scale/growTables'
import { listCalls } from './testing/scale/listCalls'
import { SMALL_LISTS } from './testing/scale/listWays'
import { LIST_WRITES } from './testing/scale/listWrites'
import { type GrownServer, openGrownServer } from './testing/scale/openGrownServer'

/** Enough rows for the planner to choose as it does with many. */
const ROWS = 20_000
/** The maximum number of rows that a page may sort and read: see `db/lists/readPage.ts`. */
const LIMITS = { sorted: 10_000, read: 15_000 }

// PGlite has the same planner; on PostgreSQL the tables grow in seconds.
const onPostgres = process.env.TEST_DATABASE_URL ? describe : describe.skip

test('each list call has a write to measure it with', () => {
  const without = listCalls.map(({ definition }) => definition.uri).filter((uri) => !LIST_WRITES[uri])
  expect(without).toEqual(SMALL_LISTS)
})

onPostgres('lists of grown tables', () => {
  let grown: GrownServer
  beforeAll(async () => {
    const opened = await openEmptyDatabase()
    grown = await openGrownServer(opened, ROWS)
    await pretendMillions(opened.db)
  }, 180_000)
  afterAll(() => grown.server.close())

  test.each(listCalls.map((list) => [list.definition.uri, list] as const))(
    '%s reads no more than a page',
    async (_uri, list) => {
      expect(await faultsOfList(grown, list, LIMITS)).toEqual([])
    },
  )

  test('whoever has nearly all distributors below sees them counted by an index, also right after they have come', async () => {
    const { db } = grown.server
    await sql`analyze dis_role`.execute(db)
    await sql`update pg_class set relallvisible = 0 where oid = 'dis_role'::regclass`.execute(db)
    const team = listCalls.filter(({ definition }) => definition.uri === '/multidis/role/child/list')
    expect(team).toHaveLength(1)
    for (const list of team) expect(await faultsOfList(grown, list, LIMITS)).toEqual([])
  })

  test('a type that a module has nothing of is found by both: the items of other modules are not passed over', async () => {
    const { statements, db } = grown.server
    statements.take()
    const wish = { iid: VIEWER.iid, sortBy: 'score', moduleTypes: [NOTES], typeId: 'type7', pageNo: 1, pageSize: 20 }
    expect(await grown.server.wire('/v2/content/search', wish, { as: grown.as })).toMatchObject({ t: { list: [] } })
    const asked = statements.take().filter((one) => isPlanned(one) && one.sql.includes('as hits'))
    const plans = await Promise.all(asked.map((one) => explain(db, one, true)))
    // The index of a bitmap stands in a step of its own, without the table's name.
    expect(plans.flat().map((step) => step['Index Name'])).toContain('content_of_module_type')
    const steps = plans.flat().filter((step) => step['Relation Name'] === 'content_index')
    expect(Math.max(...steps.map((step) => Number(step['Rows Removed by Filter'] ?? 0)))).toBeLessThan(10)
  })

  test.each(['type7', 'type8'])('the hottest of %s in a module are walked by their own index', async (typeId) => {
    const { statements, db } = grown.server
    statements.take()
    const wish = { iid: VIEWER.iid, sortBy: 'hot', moduleTypes: [NOTES], typeId, pageNo: 1, pageSize: 20 }
    await grown.server.wire('/v2/content/search', wish, { as: grown.as })
    const asked = statements.take().filter((one) => isPlanned(one) && one.sql.includes('content_counts cc'))
    const steps = (await Promise.all(asked.map((one) => explain(db, one, true)))).flat()
    expect(steps.map((step) => step['Index Name'])).toContain('content_hottest_of_type')
    expect(Math.max(...steps.map((step) => Number(step['Rows Removed by Filter'] ?? 0)))).toBe(0)
  })

  test('fans with a tag are walked by the tag, none of the others is passed over, also with a common word', async () => {
    const { statements, db } = grown.server
    for (const more of [{}, { queryKey: WORDS.common }]) {
      statements.take()
      const wish = { iid: VIEWER.iid, tag: 'tag7', pageNo: 1, pageSize: 20, ...more }
      const answer = await grown.server.wire('/multidis/fans/list', wish, { as: grown.as })
      expect((answer.t as { list: unknown[] }).list).toHaveLength(20)
      const asked = statements.take().filter((one) => isPlanned(one) && one.sql.includes('f.tag ='))
      const steps = (await Promise.all(asked.map((one) => explain(db, one, true)))).flat()
      expect(steps.map((step) => step['Index Name'])).toContain('fan_lock_of_tag')
      const locks = steps.filter((step) => step['Index Name'] === 'fan_lock_of_tag')
      expect(Math.max(...locks.map((step) => step['Actual Rows'] ?? 0))).toBeLessThanOrEqual(500)
    }
  })

  test('a rare word is looked up by its own index, also within a range of prices', async () => {
    const wanted = sql`select ci.id from content_index ci
      where ci.iid = ${VIEWER.iid} and ci.module_type = ${ACTS} and ci.status = 'published'
        and coalesce(ci.price_fen, 2147483647) between 1000 and 2000
        and search_terms(ci.iid, ci.text, ci.tags || ci.type_id || ci.province)
          @> search_terms(${VIEWER.iid}, ${WORDS.rare}, '{}')`
    const { db } = grown.server
    const plan = await explain(db, wanted.compile(db), true)
    expect(plan.flatMap((step) => step['Index Name'] ?? [])).toContain('content_found')
    expect(Math.max(...plan.map((step) => step['Actual Rows'] ?? 0))).toBeLessThan(50)
  })
})
