import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { plantScores } from '../../items/rankScores'
import { openEmptyDatabase, openTestDatabase } from '../../testing/openTestDatabase'
import { migrate } from '../migrate'
import type { OpenDatabase } from '../openDatabase'

test('every migration runs on an empty database, and a second run finds nothing to do', async () => {
  const opened = await openTestDatabase()
  expect(await migrate(opened.db)).toEqual([])
  const tables = await sql<{
    n: number
  }>`select count(*) as n from information_schema.tables where table_name in ('content', 'act_session', 'orders', 'ledger_entry', 'user_coupon')`.execute(
    opened.db,
  )
  expect(Number(tables.rows[0]?.n)).toBe(5)
  await opened.close()
})

test('the migration to the conversation table includes earlier messages, and message ids continue', async () => {
  const opened = await openEmptyDatabase()
  const run = async (name: string) => {
    await sql.raw(await readFile(join(__dirname, name), 'utf8')).execute(opened.db)
  }
  for (const old of ['020_chat.sql', '050_chat_received.sql']) await run(old)
  await sql`
    insert into chat_message (iid, from_rid, to_rid, temp_id, flag, content, at, read_at) values
      (1, 5, 6, 'a', 0, '{}', 1, null), (1, 6, 5, 'b', 0, '{}', 2, 9), (2, 0, 7, 'c', 0, '{}', 3, null)`.execute(
    opened.db,
  )
  await run('070_chat_conversations.sql')
  const rows = await sql`select iid, rid, other, last_id, unread from chat_conversation order by rid`.execute(opened.db)
  expect(rows.rows).toEqual([
    { iid: 1, rid: 5, other: 6, last_id: 2, unread: 0 },
    { iid: 1, rid: 6, other: 5, last_id: 2, unread: 1 },
    { iid: 2, rid: 7, other: 0, last_id: 3, unread: 1 },
  ])
  const next = await sql`
    select base, ids from chat_store(2, 1, '{7}', '{0}', '{d}', '{0}', '{"{}"}', '{4}')`.execute(opened.db)
  expect(next.rows).toEqual([{ base: 3, ids: null }])
  await opened.close()
})

test('a store that is there has joined the suppliers of its own tenant', async () => {
  const opened = await openEmptyDatabase()
  await sql`create table supplier (iid integer, supplier_iid integer, primary key (iid, supplier_iid))`.execute(
    opened.db,
  )
  await sql`create table small_store (iid integer, id bigint, primary key (iid, id))`.execute(opened.db)
  await sql`insert into supplier values (1, 1), (1, 3), (2, 5)`.execute(opened.db)
  await sql`insert into small_store values (1, 7), (2, 8)`.execute(opened.db)
  await sql.raw(await readFile(join(__dirname, '471_supply_links.sql'), 'utf8')).execute(opened.db)
  const { rows } = await sql`select * from supply_link order by iid, supplier_iid`.execute(opened.db)
  expect(rows).toEqual([
    { iid: 1, store_id: 7, supplier_iid: 1 },
    { iid: 1, store_id: 7, supplier_iid: 3 },
    { iid: 2, store_id: 8, supplier_iid: 5 },
  ])
  await opened.close()
})

test('the migration of kept store answers masks whole numbers, and leaves answers of other calls', async () => {
  const opened = await openEmptyDatabase()
  const run = async (name: string) => {
    await sql.raw(await readFile(join(__dirname, name), 'utf8')).execute(opened.db)
  }
  await run('001_account.sql')
  const answer = '{"master":{"mobile":"13512345678"},"consults":[{"mobile":"13987654321"},{"mobile":""}]}'
  for (const uri of ['/v2/store/save', '/v2/other'])
    await sql`insert into request_log (user_id, req_id, uri, answer, at) values (1, ${uri}, ${uri}, ${answer}, 0)`.execute(
      opened.db,
    )
  await run('266_kept_store_answers.sql')
  const { rows } = await sql`select uri, answer from request_log order by uri`.execute(opened.db)
  expect(rows).toEqual([
    { uri: '/v2/other', answer },
    {
      uri: '/v2/store/save',
      answer: '{"master":{"mobile":"135****5678"},"consults":[{"mobile":"139****4321"},{"mobile":""}]}',
    },
  ])
  await opened.close()
})

test('whole numbers in kept answers are masked, wherever they stand', async () => {
  const opened = await openEmptyDatabase()
  const run = async (name: string) => {
    await sql.raw(await readFile(join(__dirname, name), 'utf8')).execute(opened.db)
  }
  await run('001_account.sql')
  const answers = ['{"t":{"mobile":"13812345678","at":1779242400000}}', '{"t":["13987654321"]}', null]
  for (const [n, answer] of answers.entries())
    await sql`insert into request_log (user_id, req_id, uri, answer, at) values (${n}, 'r', '/v2', ${answer}, 0)`.execute(
      opened.db,
    )
  await run('860_kept_answers.sql')
  const { rows } = await sql`select answer from request_log order by user_id`.execute(opened.db)
  expect(rows.map((row) => (row as { answer: string | null }).answer)).toEqual([
    '{"t":{"mobile":"138****5678","at":1779242400000}}',
    '{"t":["139****4321"]}',
    null,
  ])
  await opened.close()
})

test('the migration of albums gives open shops their photos in order, and leaves each person one open volunteer’s request', async () => {
  const opened = await openEmptyDatabase()
  const run = async (name: string) => {
    await sql.raw(await readFile(join(__dirname, name), 'utf8')).execute(opened.db)
  }
  await run('002_site.sql')
  await sql
    .raw(`create table shop (iid integer, id text, status text, at bigint, primary key (iid, id));
    create table content (iid integer, id text, imgs text[]);
    insert into shop values (1, 's', 'open', 5), (1, 'gone', 'closed', 5);
    insert into content values (1, 's', '{b,a,b}'), (1, 'gone', '{c}');
    insert into feedback (iid, user_id, kind, content, no, at) values
      (1, 7, 'volunteer', 'x', '1', 1), (1, 7, 'volunteer', 'x', '2', 2), (1, 7, 'help', 'x', '3', 3)`)
    .execute(opened.db)
  await run('460_shop_media.sql')
  const { rows } = await sql`select shop_id, kind, url from shop_media order by sort`.execute(opened.db)
  expect(rows).toEqual(['b', 'a'].map((url) => ({ shop_id: 's', kind: 'image', url })))
  const wishes = await sql`select no, state from feedback order by no`.execute(opened.db)
  expect(wishes.rows).toEqual([
    { no: '1', state: 'closed' },
    { no: '2', state: 'open' },
    { no: '3', state: 'open' },
  ])
  await opened.close()
})

test('the migration that adds the tenant to the registration keys gives every row the tenant of its form', async () => {
  const opened = await openEmptyDatabase()
  const run = async (name: string) => {
    await sql.raw(await readFile(join(__dirname, name), 'utf8')).execute(opened.db)
  }
  for (const old of ['030_registration.sql', '128_answer_rules.sql']) await run(old)
  for (const [iid, form] of [
    [1, 'a'],
    [2, 'b'],
  ]) {
    await sql`insert into registration_form (reg_id, iid, image, status_images, summary, fee, name_component, id_component)
      values (${form}, ${iid}, '', '{}', '', 0, 1, 2)`.execute(opened.db)
    await sql`insert into registration_group (id, reg_id, name, seq) values (${`${form}1`}, ${form}, '', 0)`.execute(
      opened.db,
    )
    await sql`insert into registration_component (id, group_id, name, type, seq) values (${iid}, ${`${form}1`}, '', 1, 0)`.execute(
      opened.db,
    )
    await sql`insert into registration (reg_id, user_id, iid, created_at) values (${form}, 5, ${iid}, 0)`.execute(
      opened.db,
    )
    await sql`insert into registration_value values (${form}, 5, ${`${form}1`}, '{}', 1, 0)`.execute(opened.db)
    await sql`insert into registration_photo (reg_id, user_id, img_path, file, succ, at) values (${form}, 5, 'p', 'f', true, 0)`.execute(
      opened.db,
    )
  }
  await run('191_registration_tenant.sql')
  for (const table of ['form', 'group', 'component', 'value', 'photo']) {
    const { rows } = await sql<{
      iid: number
    }>`select iid from ${sql.table(`registration_${table}`)} order by 1`.execute(opened.db)
    expect({ table, iids: rows.map(({ iid }) => iid) }).toEqual({ table, iids: [1, 2] })
  }
  // Two tenants may use the same id now.
  await sql`insert into registration_group (iid, id, reg_id, name, seq) values (2, 'a1', 'b', '', 1)`.execute(opened.db)
  const strange = sql`insert into registration_group (iid, id, reg_id, name, seq) values (2, 'a2', 'a', '', 1)`
  await expect(strange.execute(opened.db)).rejects.toThrow(/registration_group_form/)
  await opened.close()
})

test('a database migrated by an earlier server is upgraded with all its data', async () => {
  const opened = await openTestDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'quanzi-migrations-'))
  try {
    // As an earlier server left it: with its own list of files, and without Kysely's tables.
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(opened.db)
    expect(rows.length).toBeGreaterThan(15)
    await sql`create table migration (name text primary key, at timestamptz not null default now())`.execute(opened.db)
    await sql`insert into migration (name) select name || '.sql' from kysely_migration`.execute(opened.db)
    await sql`drop table kysely_migration, kysely_migration_lock`.execute(opened.db)
    await opened.db.insertInto('tenants').values({ iid: 77, name: '老站', banned_words: [], settings: '{}' }).execute()

    expect(await migrate(opened.db)).toEqual([])
    const taken = await sql<{ name: string; timestamp: string }>`
      select name, timestamp from kysely_migration order by name`.execute(opened.db)
    expect(taken.rows.map(({ name }) => name)).toEqual(rows.map(({ name }) => name))
    expect(taken.rows.filter(({ timestamp }) => Number.isNaN(Date.parse(timestamp)))).toEqual([])
    expect(await opened.db.selectFrom('tenants').select('name').where('iid', '=', 77).execute()).toEqual([
      { name: '老站' },
    ])

    // Afterwards it continues: a later migration runs once, even with a lower number.
    for (const { name } of rows) await copyFile(join(__dirname, `${name}.sql`), join(folder, `${name}.sql`))
    await writeFile(join(folder, '003_later.sql'), 'create table later (n integer);\ninsert into later values (7);\n')
    expect(await migrate(opened.db, folder)).toEqual(['003_later'])
    expect(await migrate(opened.db, folder)).toEqual([])
    expect((await sql`select n from later`.execute(opened.db)).rows).toEqual([{ n: 7 }])
    // A version that does not know it refuses the database.
    await expect(migrate(opened.db)).rejects.toThrow(/003_later/)
  } finally {
    await sql`drop table if exists migration, later`.execute(opened.db)
    await sql`delete from kysely_migration where name = '003_later'`.execute(opened.db)
    await rm(folder, { recursive: true, force: true })
    await opened.close()
  }
})

test('a failing migration is reported by name and rolled back completely', async () => {
  const opened = await openEmptyDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'quanzi-migrations-'))
  await writeFile(join(folder, '001_good.sql'), 'create table good (n integer);\n')
  await writeFile(join(folder, '002_bad.sql'), 'create table worse (n integer);\nselect nothing from nowhere;\n')
  await expect(migrate(opened.db, folder)).rejects.toThrow('002_bad')
  const { rows } = await sql`select to_regclass('good') as good, to_regclass('worse') as worse`.execute(opened.db)
  expect(rows).toEqual([{ good: null, worse: null }])
  await opened.close()
  await rm(folder, { recursive: true, force: true })
})

test('servers that start together migrate once', async () => {
  const opened = await openEmptyDatabase()
  const ran = await Promise.all([migrate(opened.db), migrate(opened.db), migrate(opened.db)])
  expect(ran.filter((names) => names.length > 0)).toHaveLength(1)
  await opened.close()
})

test('a place among many stays what it was when the buckets of ranks are cut anew', async () => {
  const opened = await openTestDatabase()
  const key = { iid: 1, scope: 'step', refId: 'c', rows: 'person' } as const
  const scores = [
    { ...key, by: 'steps' as const, period: '2026-05-20', subjectId: '1', value: 7999, reachedAt: 1 },
    { ...key, by: 'steps' as const, period: 'total', subjectId: '1', value: 7999, reachedAt: 1 },
    { ...key, by: 'net' as const, period: 'total', rows: 'result' as const, subjectId: 'r', value: 1, reachedAt: 1 },
  ]
  await plantScores(opened.db, scores)
  const buckets = async () =>
    (await sql`select by, period, bucket, n from rank_bucket order by by, period`.execute(opened.db)).rows
  const now = await buckets()
  expect(now).toMatchObject([{ bucket: -1 }, { bucket: 399 }, { bucket: 39 }])
  await sql`update rank_bucket set bucket = bucket + 7 where period <> 'total' or by = 'net'`.execute(opened.db)
  await sql.raw(await readFile(join(__dirname, '530_rank_buckets.sql'), 'utf8')).execute(opened.db)
  expect(await buckets()).toEqual(now)
  await opened.close()
})

/** The tables of results and ranks as they were. */
async function openOldResults(): Promise<OpenDatabase> {
  const opened = await openEmptyDatabase()
  const key = 'iid integer, scope text, ref_id text, by text, period text, rows text, part text'
  for (const table of [
    `rank_score (${key}, subject_id text, value bigint, reached_at bigint,
      primary key (iid, scope, ref_id, by, period, rows, part, subject_id))`,
    `rank_bucket (${key}, bucket integer, n integer)`,
    'game_info (iid integer, item_id text, placed boolean, places_asked integer, places_done integer)',
    `game_result (iid integer, entry_id text, game_id text, category_id text, sex text, net_ms integer, gun_ms integer,
      hidden boolean default false, place_all integer, place_category integer, place_sex integer,
      of_all integer, of_category integer, of_sex integer)`,
  ])
    await sql.raw(`create table ${table}`).execute(opened.db)
  return opened
}

test('published results get their places by gun time within a category and a sex', async () => {
  const opened = await openOldResults()
  const result = (n: number, sex: string | null, place: number | null) => sql`
    insert into game_result (iid, entry_id, game_id, category_id, sex, net_ms, gun_ms, place_all)
    values (1, ${`e${n}`}, 'g', 'c', ${sex}, ${1000 * n}, ${20_000 * n}, ${place}::int)`
  await result(1, 'female', 1).execute(opened.db)
  await result(2, null, 2).execute(opened.db)
  await result(3, 'male', null).execute(opened.db)
  await sql.raw(await readFile(join(__dirname, '550_gun_parts.sql'), 'utf8')).execute(opened.db)
  const { rows } = await sql`select part, bucket, n from rank_bucket order by part, bucket`.execute(opened.db)
  expect(rows).toEqual([
    { part: 'c:c', bucket: -4, n: 1 },
    { part: 'c:c', bucket: -2, n: 1 },
    { part: 'c:c s:2', bucket: -2, n: 1 },
    { part: 's:2', bucket: -2, n: 1 },
  ])
  const scores = await sql<{ value: number; reached_at: number }>`
    select value, reached_at from rank_score where part = 's:2'`.execute(opened.db)
  expect(scores.rows).toEqual([{ value: 1_000_000_000_000 - 20_000, reached_at: 1000 }])
  await opened.close()
})

test('results whose places were not fixed stand in the ranks, hidden ones do not, and fixed ones stay', async () => {
  const opened = await openOldResults()
  await sql
    .raw('create index game_result_net on game_result (net_ms); create index game_result_gun on game_result (gun_ms)')
    .execute(opened.db)
  await sql.raw('create index game_result_category on game_result (category_id)').execute(opened.db)
  await sql`insert into game_info values (1, 'fixed', true, 2, 2), (1, 'asked', true, 3, 2)`.execute(opened.db)
  await sql`insert into rank_score values (1, 'game', 'asked', 'net', 'total', 'result', '', 'b', 5, 5)`.execute(
    opened.db,
  )
  for (const [id, game, sex, hidden] of [
    ['a', 'fixed', null, false],
    ['b', 'asked', null, true],
    ['c', 'asked', 'male', false],
    ['d', 'new', null, false],
  ])
    await sql`insert into game_result (iid, entry_id, game_id, category_id, sex, net_ms, gun_ms, hidden)
      values (1, ${id}, ${game}, 'k', ${sex}, 1000, 2000, ${hidden})`.execute(opened.db)
  await sql.raw(await readFile(join(__dirname, '760_places_from_ranks.sql'), 'utf8')).execute(opened.db)
  const { rows } = await sql`select subject_id as id, by, part, reached_at as at from rank_score
    order by 1, 2, 3`.execute(opened.db)
  const both = (id: string, ...parts: string[]) =>
    ['gun', 'net'].flatMap((by) => parts.map((part) => ({ id, by, part, at: by === 'net' ? 2000 : 1000 })))
  expect(rows).toEqual([...both('c', '', 'c:k', 'c:k s:1', 's:1'), ...both('d', '', 'c:k')])
  const counts = await sql`select ref_id, sum(n)::int as n from rank_bucket group by 1 order by 1`.execute(opened.db)
  expect(counts.rows).toEqual([
    { ref_id: 'asked', n: 8 },
    { ref_id: 'new', n: 4 },
  ])
  await opened.close()
})

test('what a discount code has sold is counted from the orders that were paid and not refunded', async () => {
  const opened = await openEmptyDatabase()
  await migrate(opened.db)
  const { db } = opened
  await sql`alter table discount_code drop column sold_orders, drop column sold_cost`.execute(db)
  const indexes = ['discount_code_latest', 'discount_code_of_role', 'expert_in_order', 'checkin_done_by']
  for (const index of [...indexes, 'content_of_module_type'])
    await sql`drop index if exists ${sql.id(index)}`.execute(db)
  await sql`insert into discount_code (iid, id, code, role_id, user_id, percent, total, end_time)
    values (1, 'a', 'A', 1, 1, 5, 9, 9), (1, 'b', 'B', 1, 1, 5, 9, 9), (2, 'a', 'A', 1, 1, 5, 9, 9)`.execute(db)
  const parts = (saved: number) => JSON.stringify({ codeSave: saved })
  for (const [iid, id, status, promo, saved] of [
    [1, '1', 11, 'a', 500],
    [1, '2', 14, 'a', 20],
    [1, '3', 18, 'a', 3],
    [1, '4', 1, 'a', 3],
    [2, '5', 12, 'a', 7],
  ] as const)
    await sql`insert into orders (iid, id, user_id, order_type, status, keys, num, title, name, payable, parts, lines,
        req_id, fingerprint, expire_at, created_at, moved_at, promo_id)
      values (${iid}, ${id}, 1, 9, ${status}, '', 1, '', '', 0, ${parts(saved)}, '[]', ${id}, '', 0, 0, 0, ${promo})`.execute(
      db,
    )
  await sql.raw(await readFile(join(__dirname, '740_whole_lists.sql'), 'utf8')).execute(db)
  const { rows } = await sql`select iid, id, sold_orders, sold_cost from discount_code order by iid, id`.execute(db)
  expect(rows).toEqual([
    { iid: 1, id: 'a', sold_orders: 2, sold_cost: 520 },
    { iid: 1, id: 'b', sold_orders: 0, sold_cost: 0 },
    { iid: 2, id: 'a', sold_orders: 1, sold_cost: 7 },
  ])
  await opened.close()
})

test('what each role sold and earned before its sums were kept is counted by day and in all', async () => {
  const opened = await openEmptyDatabase()
  await migrate(opened.db)
  const { db } = opened
  await sql`drop table role_sum`.execute(db)
  await sql`alter table commission drop constraint commission_chain`.execute(db)
  await sql`create index commission_of_role on commission (iid, role_id, at)`.execute(db)
  await sql`create index orders_of_role on orders (iid, role_id, paid_at)`.execute(db)
  const [first, second] = [Date.parse('2026-03-01T23:59:00+08:00'), Date.parse('2026-03-02T00:01:00+08:00')]
  for (const [id, role, status, payable, paidAt] of [
    ['1', 7, 11, 500, first],
    ['2', 7, 14, 20, second],
    ['3', 7, 18, 3, second],
    ['4', 7, 1, 3, null],
    ['5', null, 12, 9, first],
  ] as const)
    await sql`insert into orders (iid, id, user_id, order_type, status, keys, num, title, name, payable, parts, lines,
        req_id, fingerprint, expire_at, created_at, moved_at, role_id, paid_at)
      values (1, ${id}, 1, 9, ${status}, '', 1, '', '', ${payable}, '{}', '[]', ${id}, '', 0, 0, 0, ${role}, ${paidAt})`.execute(
      db,
    )
  for (const [chain, role, level, amount, status, at] of [
    [1, 7, 0, 99, 'pending', first],
    [1, 7, 1, 50, 'pending', first],
    [2, 7, 1, 2, 'settled', second],
    [3, 7, 1, 1, 'reversed', second],
    [2, 8, 2, 5, 'settled', second],
  ] as const)
    await sql`insert into commission (iid, chain_id, role_id, user_id, level, base, rate, amount, status, at)
      values (1, ${chain}, ${role}, 1, ${level}, 0, 0, ${amount}, ${status}, ${at})`.execute(db)
  await sql.raw(await readFile(join(__dirname, '800_role_sums.sql'), 'utf8')).execute(db)
  const { rows } = await sql`select role_id, day, orders, amount, pending, settled, level1, level2, level3
    from role_sum order by role_id, day`.execute(db)
  expect(rows.map((row) => Object.values(row as object))).toEqual([
    [7, '', 2, 520, 50, 2, 52, 0, 0],
    [7, '2026-03-01', 1, 500, 50, 0, 50, 0, 0],
    [7, '2026-03-02', 1, 20, 0, 2, 2, 0, 0],
    [8, '', 0, 0, 0, 5, 0, 5, 0],
    [8, '2026-03-02', 0, 0, 0, 5, 0, 5, 0],
  ])
  await opened.close()
})

test('goods that are there are listed by the price of their cheapest sku in stock', async () => {
  const opened = await openEmptyDatabase()
  const { db } = opened
  await sql`create table goods (iid integer, id text, source text, price bigint, status text)`.execute(db)
  await sql`create index goods_by_price on goods (price)`.execute(db)
  await sql`create table sku (iid integer, goods_id text, price bigint, stock integer, on_sale boolean)`.execute(db)
  for (const [iid, id, price] of [
    [1, 'part', 5],
    [1, 'gone', 5],
    [1, 'bare', 4],
    [2, 'part', 8],
  ] as const)
    await sql`insert into goods values (${iid}, ${id}, 'mall', ${price}, 'on')`.execute(db)
  for (const [iid, id, price, stock, isOn] of [
    [1, 'part', 5, 0, true],
    [1, 'part', 6, 1, false],
    [1, 'part', 7, 1, true],
    [1, 'part', 9, 1, true],
    [1, 'gone', 6, 0, true],
    [1, 'gone', 5, 0, true],
    [2, 'part', 8, 3, true],
  ] as const)
    await sql`insert into sku values (${iid}, ${id}, ${price}, ${stock}, ${isOn})`.execute(db)
  await sql.raw(await readFile(join(__dirname, '850_goods_shown_price.sql'), 'utf8')).execute(db)
  const { rows } = await sql`select iid, id, shown_price from goods order by iid, id`.execute(db)
  expect(rows.map((row) => Object.values(row as object))).toEqual([
    [1, 'bare', 4],
    [1, 'gone', 5],
    [1, 'part', 7],
    [2, 'part', 8],
  ])
  await opened.close()
})
