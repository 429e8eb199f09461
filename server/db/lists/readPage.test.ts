import { MOST_COUNTED } from '@quanzi/contract'
import { type KyselyPlugin, PostgresQueryCompiler, sql } from 'kysely'
import { openTestDatabase } from '../../testing/openTestDatabase'
import type { OpenDatabase } from '../openDatabase'
import { PageMarks } from './PageMarks'
import { readPage } from './readPage'
import type { Listing, Walk } from './Walk'

const IID = 7
let opened: OpenDatabase
let now = 0
let marks: PageMarks
const statements: string[] = []

/** Records every statement. */
const ear: KyselyPlugin = {
  transformQuery: ({ node, queryId }) => {
    statements.push(new PostgresQueryCompiler().compileQuery(node, queryId).sql)
    return node
  },
  transformResult: async ({ result }) => result,
}

beforeAll(async () => {
  opened = await openTestDatabase()
})
afterAll(() => opened.close())
beforeEach(async () => {
  marks = new PageMarks(() => now)
  statements.length = 0
  await sql`truncate search_words`.execute(opened.db)
})

/** A tenant's words by the number of the user who searched for them, which is their key. */
const byUser = (more: Partial<Walk> = {}): Walk => ({
  from: sql`search_words s`,
  where: [sql`s.iid = ${IID}`],
  keys: [sql`s.user_id`, sql`s.word`],
  way: 'desc',
  carry: sql`s.word, s.user_id`,
  lastKey: 'word',
  ...more,
})

const list = (...walks: Walk[]): Listing => ({ walks, select: sql`w.user_id as n`, joins: sql`` })

const fill = async (from: number, to: number, word = 'x') =>
  await sql`insert into search_words (iid, word, user_id, day)
    select ${IID}, ${word}, n, '2026-01-01' from generate_series(${from}::int, ${to}::int) n`.execute(opened.db)

async function ask(listing: Listing, page: number, size: number, question = 'q') {
  const reader = { db: opened.db.withPlugin(ear), pageMarks: marks }
  const found = await readPage<{ n: number }>(reader, listing, { question: [question], page, size })
  return { ns: found.rows.map(({ n }) => Number(n)), total: found.total, hasMore: found.hasMore }
}

const down = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, index) => from - index)

test('pages follow one another, and each has the total number of rows', async () => {
  await fill(1, 45)
  expect(await ask(list(byUser()), 1, 20)).toEqual({ ns: down(45, 26), total: 45, hasMore: true })
  expect(await ask(list(byUser()), 2, 20)).toEqual({ ns: down(25, 6), total: 45, hasMore: true })
  expect(await ask(list(byUser()), 3, 20)).toEqual({ ns: down(5, 1), total: 45, hasMore: false })
  expect(await ask(list(byUser()), 4, 20)).toEqual({ ns: [], total: 45, hasMore: false })
  expect(await ask(list(byUser()), 1, 45)).toMatchObject({ total: 45, hasMore: false })
})

test('a page starts after the last row of the page before, even if rows were added or deleted meanwhile', async () => {
  await fill(1, 45)
  await ask(list(byUser()), 1, 20)
  await fill(100, 110)
  await sql`delete from search_words where user_id = 26`.execute(opened.db)
  expect((await ask(list(byUser()), 2, 20)).ns).toEqual(down(25, 6))
  expect(statements.at(-1)).not.toContain('offset')
  expect((await ask(list(byUser()), 2, 20, 'somebody else')).ns).toEqual([...down(36, 27), ...down(25, 16)])
})

test('a page without a remembered position is found by the index; positions expire', async () => {
  await fill(1, 500)
  expect(await ask(list(byUser()), 10, 20)).toEqual({ ns: down(320, 301), total: 500, hasMore: true })
  expect(statements.some((statement) => statement.includes('offset'))).toBe(true)
  await fill(1000, 1000)
  expect((await ask(list(byUser()), 11, 20)).ns[0]).toBe(300)
  now += 11 * 60_000
  expect((await ask(list(byUser()), 11, 20)).ns[0]).toBe(301)
})

test('a total above the counting limit is reported as a number above the limit', async () => {
  await fill(1, MOST_COUNTED + 200)
  expect((await ask(list(byUser()), 1, 20)).total).toBe(MOST_COUNTED + 1)
  expect((await ask(list(byUser()), 2, 20)).total).toBe(MOST_COUNTED + 1)
})

test('several walks follow one another, also within a page and without a remembered position', async () => {
  await fill(1, 30, 'a')
  await fill(101, 130, 'b')
  const walks = list(
    byUser({ where: [sql`s.iid = ${IID}`, sql`s.word = 'a'`] }),
    byUser({ where: [sql`s.iid = ${IID}`, sql`s.word = 'b'`] }),
  )
  const all = [...down(30, 1), ...down(130, 101)]
  for (const remembered of [true, false])
    for (const page of [1, 2, 3]) {
      if (!remembered) marks = new PageMarks(() => now)
      expect(await ask(walks, page, 25)).toEqual({
        ns: all.slice((page - 1) * 25, page * 25),
        total: 60,
        hasMore: page < 3,
      })
    }
})

test('alternatives are merged in the order of the keys', async () => {
  for (let n = 1; n <= 40; n++) await fill(n, n, n % 2 ? 'odd' : 'even')
  await fill(41, 60, 'other')
  const merged = list(byUser({ either: [sql`s.word = 'odd'`, sql`s.word = 'even'`] }))
  expect(await ask(merged, 1, 15)).toEqual({ ns: down(40, 26), total: 40, hasMore: true })
  expect(await ask(merged, 2, 15)).toEqual({ ns: down(25, 11), total: 40, hasMore: true })
  marks = new PageMarks(() => now)
  expect((await ask(merged, 3, 15)).ns).toEqual(down(10, 1))
})

test('rows that fit are found in merged alternatives far beyond the first steps', async () => {
  await fill(1, 3000, 'odd')
  await fill(3001, 6000, 'even')
  const filter = [sql`s.user_id % 900 = 0`]
  const merged = list(byUser({ either: [sql`s.word = 'odd'`, sql`s.word = 'even'`], filter, alone: true }))
  expect(await ask(merged, 1, 4)).toEqual({ ns: [5400, 4500, 3600, 2700], total: 5, hasMore: true })
  expect(await ask(merged, 2, 4)).toEqual({ ns: [1800, 900], total: 6, hasMore: false })
})

const fits = ({ rare, alone }: { rare: boolean; alone: boolean }) =>
  byUser({
    filter: [alone ? sql`s.user_id % 700 = 0` : sql`w.user_id % 700 = 0`],
    alone,
    ...(rare ? { rare: { from: sql`search_words s`, where: [sql`s.iid = ${IID}`, sql`s.user_id % 700 = 0`] } } : {}),
  })

test.each([
  { rare: true, alone: false },
  { rare: false, alone: false },
  { rare: true, alone: true },
  { rare: false, alone: true },
])('rare matching rows are found at any distance: %o', async (how) => {
  await fill(1, 5000)
  const multiples = [4900, 4200, 3500, 2800, 2100, 1400, 700]
  expect(await ask(list(fits(how)), 1, 3)).toEqual({ ns: multiples.slice(0, 3), total: 4, hasMore: true })
  expect(await ask(list(fits(how)), 2, 3)).toEqual({ ns: multiples.slice(3, 6), total: 7, hasMore: true })
  expect(await ask(list(fits(how)), 3, 3)).toEqual({ ns: multiples.slice(6), total: 7, hasMore: false })
  marks = new PageMarks(() => now)
  expect((await ask(list(fits(how)), 2, 3)).ns).toEqual(multiples.slice(3, 6))
})

test('a sharp index is asked before a long walk', async () => {
  await fill(1, 5000)
  const last = sql`s.user_id > 4990`
  const rare = { from: sql`search_words s`, where: [sql`s.iid = ${IID}`, last], sharp: true }
  const beginning = list(byUser({ filter: [last], alone: true, rare }))
  expect(await ask(beginning, 1, 20)).toEqual({ ns: down(5000, 4991), total: 10, hasMore: false })
  expect(statements).toHaveLength(2)
})

test('frequent matches are read along the order, without a separate lookup', async () => {
  await fill(1, 5000)
  const often = byUser({ filter: [sql`w.user_id % 2 = 0`], rare: { from: sql`search_words s`, where: [sql`false`] } })
  expect((await ask(list(often), 1, 3)).ns).toEqual([5000, 4998, 4996])
  expect(statements).toHaveLength(1)
})
