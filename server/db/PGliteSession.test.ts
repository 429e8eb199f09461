import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { sql } from 'kysely'
import { openTestDatabase } from '../testing/openTestDatabase'
import type { OpenDatabase } from './openDatabase'
import { isUniqueViolation } from './withTransaction'

let opened: OpenDatabase
beforeAll(async () => {
  opened = await openTestDatabase()
  await sql.raw('create table kept (id int primary key, words text)').execute(opened.db)
})
afterAll(async () => {
  await sql.raw('drop table kept').execute(opened.db)
  await opened.close()
})

const read = async (db = opened.db) => (await sql`select * from kept where id = ${1}`.execute(db)).rows

test('a statement that was read before finds the columns of today, also after a step back', async () => {
  const { db } = opened
  await sql`insert into kept (id, words) values (${1}, ${'圈子 “ü”'})`.execute(db)
  expect([await read(), await read()]).toEqual(Array(2).fill([{ id: 1, words: '圈子 “ü”' }]))
  await sql.raw('alter table kept add column more int').execute(db)
  expect(await read()).toEqual([{ id: 1, words: '圈子 “ü”', more: null }])
  const undone = db.transaction().execute(async (trx) => {
    await sql.raw('alter table kept drop column more').execute(trx)
    expect(await read(trx)).toEqual([{ id: 1, words: '圈子 “ü”' }])
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await read()).toEqual([{ id: 1, words: '圈子 “ü”', more: null }])
})

test('a refused statement says why, and the next ones run', async () => {
  const { db } = opened
  const insert = (id: number) => sql`insert into kept (id) values (${id})`.execute(db)
  await insert(2)
  const again: unknown = await insert(2).catch((error: unknown) => error)
  expect(isUniqueViolation(again, 'kept_pkey')).toBe(true)
  await expect(sql`select nothing from kept where id = ${1}`.execute(db)).rejects.toMatchObject({ code: '42703' })
  await expect(sql.raw('select 1; select 1/0').execute(db)).rejects.toMatchObject({ code: '22012' })
  const changed = await sql`update kept set words = ${'x'} where id > ${1}`.execute(db)
  expect(changed.numAffectedRows).toBe(1n)
  expect((await sql.raw('select 1 as n; select 2 as n union all select 3').execute(db)).rows).toEqual([
    { n: 2 },
    { n: 3 },
  ])
})

test('rows that were read are not kept', async () => {
  if (opened.kind !== 'pglite') return
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const held = () => {
    collect()
    return process.memoryUsage().heapUsed
  }
  const readMuch = () => sql`select repeat('x', 1000) || n from generate_series(1, ${5000}::int) n`.execute(opened.db)
  await readMuch()
  const before = held()
  for (let n = 0; n < 5; n++) await readMuch()
  expect(held() - before).toBeLessThan(5e6)
})

test('values of every kind come back as they were', async () => {
  const { rows } = await sql`
    select ${9_007_199_254_740_991}::bigint as number, ${null}::text as nothing, ${true}::boolean as yes,
      ${JSON.stringify({ a: [1] })}::jsonb as json, ${['a"b', 'c,d']}::text[] as texts, ${[1, 2]}::bigint[] as numbers,
      ${''}::text as empty, ${1.5}::numeric as part
  `.execute(opened.db)
  expect(rows).toEqual([
    {
      number: 9_007_199_254_740_991,
      nothing: null,
      yes: true,
      json: { a: [1] },
      texts: ['a"b', 'c,d'],
      numbers: [1, 2],
      empty: '',
      part: 1.5,
    },
  ])
})

test('more texts than are kept, and one more often than it is kept, are answered', async () => {
  const { db } = opened
  for (let at = 0; at < 650; at += 1) {
    const { rows } = await sql<{ n: number }>`select ${sql.lit(at)} + ${1}::int as n`.execute(db)
    expect(rows[0]?.n).toBe(at + 1)
  }
  for (let at = 0; at < 520; at += 1) expect(await read()).toHaveLength(1)
})
