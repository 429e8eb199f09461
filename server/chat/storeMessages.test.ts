import { sql } from 'kysely'
import type { Db } from '../db/schema'
import { openTestDatabase } from '../testing/openTestDatabase'
import { clearConversation, conversations, setConversation } from './conversations'
import { markRead } from './markRead'
import { conversation, messagesAfter, newestMessageId, type Reader, unreadMessages } from './messages'
import { searchMessages } from './searchMessages'
import { storeMessages } from './storeMessages'

let opened: Awaited<ReturnType<typeof openTestDatabase>>
let db: Db

beforeAll(async () => {
  opened = await openTestDatabase()
  db = opened.db
})
afterAll(() => opened.close())

const iid = 1000
const ANN = { iid, rid: 901 }
const BEN = { iid, rid: 902 }
const say = (temp_id: string, from = ANN.rid, to = BEN.rid, tenant = iid) => ({
  iid: tenant,
  from_rid: from,
  to_rid: to,
  temp_id,
  flag: 0,
  content: JSON.stringify({ tempID: temp_id, body: { type: 1, text: `说 ${temp_id}` } }),
  at: 5,
})
const store = (names: readonly string[], from = ANN.rid, to = BEN.rid) =>
  storeMessages(
    db,
    iid,
    names.map((name) => say(name, from, to)),
  )
const names = (msgs: readonly { content: { tempID: string } }[]) => msgs.map(({ content }) => content.tempID)

test('a batch is stored in its order; a repeat, earlier or in the same batch, gets the first row', async () => {
  const first = await store(['a', 'b', 'c'])
  expect(first.map(({ again }) => again)).toEqual([false, false, false])
  const [a, b, c] = first.map(({ row }) => row.id)
  expect([b, c]).toEqual([Number(a) + 1, Number(a) + 2])

  const mixed = await store(['b', 'd', 'd', 'e'])
  expect(mixed.map(({ again }) => again)).toEqual([true, false, true, false])
  expect(mixed[0]?.row.id).toBe(b)
  expect(mixed[2]?.row.id).toBe(mixed[1]?.row.id)
  expect((await store(['a', 'e'])).map(({ again }) => again)).toEqual([true, true])

  // Another sender's names are separate, also after numbers were skipped.
  const others = await store(['a', 'b'], BEN.rid, ANN.rid)
  expect(others.map(({ again }) => again)).toEqual([false, false])
  expect(names((await messagesAfter(db, BEN, 0, 10)).msgs)).toEqual(['a', 'b', 'c', 'd', 'e', 'a', 'b'])
  expect(await newestMessageId(db, ANN)).toBe(others[1]?.row.id)
})

test('history keeps its order over read and unread messages, and reading changes only unread ones', async () => {
  const { msgs } = await unreadMessages(db, BEN, 10)
  expect(names(msgs)).toEqual(['a', 'b', 'c', 'd', 'e'])
  await markRead(db, BEN, [Number(msgs[1]?.id), Number(msgs[3]?.id)], 9)
  expect(names((await unreadMessages(db, BEN, 10)).msgs)).toEqual(['a', 'c', 'e'])
  expect((await unreadMessages(db, BEN, 2)).hasMore).toBe(true)
  const page = { other: ANN.rid, beforeId: undefined, limit: 4 }
  const last = await conversation(db, BEN, page)
  expect(names(last.msgs)).toEqual(['d', 'e', 'a', 'b'])
  const older = await conversation(db, BEN, { ...page, beforeId: Number(last.msgs[0]?.id) })
  expect(names(older.msgs)).toEqual(['a', 'b', 'c'])
  expect(names((await messagesAfter(db, BEN, Number(msgs[1]?.id), 3)).msgs)).toEqual(['c', 'd', 'e'])
})

test('a read mark for another member’s message has no effect', async () => {
  const [{ row } = { row: { id: 0 } }] = await store(['foreign'], BEN.rid, ANN.rid)
  const { msgs } = await unreadMessages(db, BEN, 1)
  expect(await markRead(db, BEN, [row.id, Number(msgs[0]?.id)], 9)).toBeNull()
  expect((await unreadMessages(db, BEN, 1)).msgs).toEqual(msgs)
})

test('deleted messages are gone from the member’s lists, searches and syncs, and stay on the other side', async () => {
  const [me, other] = [
    { iid, rid: 911 },
    { iid, rid: 912 },
  ]
  await store(['x1', 'x2'], other.rid, me.rid)
  const [{ last } = { last: { id: '' } }] = await conversations(db, me, { beforeId: undefined, limit: 5 })
  expect(await clearConversation(db, me, { other: other.rid, upToId: Number(last.id), at: 9 })).toBe(true)
  await store(['x3'], other.rid, me.rid)
  const page = { other: other.rid, beforeId: undefined, limit: 9 }
  expect(names((await conversation(db, me, page)).msgs)).toEqual(['x3'])
  expect(names((await messagesAfter(db, me, 0, 9)).msgs)).toEqual(['x3'])
  expect(names((await searchMessages(db, me, '说 x')).msgs)).toEqual(['x3'])
  expect(names((await unreadMessages(db, me, 9)).msgs)).toEqual(['x3'])
  expect(names((await conversation(db, other, { ...page, other: me.rid })).msgs)).toEqual(['x1', 'x2', 'x3'])
  expect(await setConversation(db, me, other.rid, { muted: true })).toBe(true)
  expect(await setConversation(db, me, 999_999, { muted: true })).toBe(false)
  expect(await conversations(db, me, { beforeId: undefined, limit: 5 })).toMatchObject([
    { unread: 1, muted: true, clearedId: last.id },
  ])
})

test('search takes the words literally and finds text messages only', async () => {
  const me = { iid, rid: 921 }
  await store(['50%', '50x', 'tempID'], 922, me.rid)
  expect(names((await searchMessages(db, me, '50%')).msgs)).toEqual(['50%'])
  expect(names((await searchMessages(db, me, '"type"')).msgs)).toEqual([])
  expect((await searchMessages(db, me, '说')).beforeId).toBeNull()
})

/** What the conversation table should contain, computed from the messages. */
const counted = () =>
  sql<{ rid: number; other: number; last_id: number; unread: number }>`
  select rid, other, max(id) as last_id, sum(unread)::int as unread from (
    select to_rid as rid, from_rid as other, id, (read_at is null)::int as unread from chat_message where iid = 77
    union all select from_rid, to_rid, id, 0 from chat_message where iid = 77 and from_rid <> to_rid and from_rid <> 0
  ) heard group by rid, other order by rid, other`.execute(db)

test('conversations agree with the messages while members send, read, delete and repeat concurrently', async () => {
  const rids = [1, 2, 3, 4]
  const one = <T>(list: readonly T[]) => list[Math.floor(Math.random() * list.length)] as T
  const act = async (n: number) => {
    const me: Reader = { iid: 77, rid: one(rids) }
    const dice = Math.random()
    if (dice < 0.6) {
      const rows = Array.from({ length: 1 + (n % 4) }, (_, k) =>
        say(`${one([n, n - 1])}-${k}`, one([0, ...rids]), one(rids), 77),
      )
      await storeMessages(db, 77, rows)
    } else if (dice < 0.9) {
      const { msgs } = await unreadMessages(db, me, 8)
      await markRead(
        db,
        me,
        msgs.map(({ id }) => Number(id)),
        9,
      )
    } else await clearConversation(db, me, { other: one([0, ...rids]), upToId: n, at: 9 })
  }
  for (let n = 0; n < 120; n += 12) await Promise.all(Array.from({ length: 12 }, (_, k) => act(n + k)))
  const { rows } = await counted()
  const kept = await db
    .selectFrom('chat_conversation')
    .select(['rid', 'other', 'last_id', 'unread'])
    .where('iid', '=', 77)
    .orderBy('rid')
    .orderBy('other')
    .execute()
  expect(rows.length).toBeGreaterThan(8)
  expect(kept).toEqual(rows)
})

test('reading on from the last id gets every message once, while many members of several tenants write', async () => {
  const tenants = [81, 82, 83]
  const heard = new Map(tenants.map((tenant) => [tenant, [] as string[]]))
  let writing = true
  const readers = tenants.map(async (tenant) => {
    let [cursor, last] = [0, false]
    for (;;) {
      const page = await messagesAfter(db, { iid: tenant, rid: 2 }, cursor, 50)
      heard.get(tenant)?.push(...names(page.msgs))
      cursor = Number(page.msgs.at(-1)?.id ?? cursor)
      if (last) return
      last = !writing && !page.hasMore && page.msgs.length === 0
    }
  })
  const said = new Map(tenants.map((tenant) => [tenant, [] as string[]]))
  const writers = tenants.flatMap((tenant) =>
    [11, 12, 13, 14].map(async (from) => {
      for (let n = 0; n < 25; n++) {
        const batch = Array.from({ length: 1 + (n % 3) }, (_, k) => `${from}-${n}-${k}`)
        await storeMessages(
          db,
          tenant,
          batch.map((name) => say(name, from, 2, tenant)),
        )
        said.get(tenant)?.push(...batch)
      }
    }),
  )
  await Promise.all(writers)
  writing = false
  await Promise.all(readers)
  for (const tenant of tenants) {
    const [got = [], all = []] = [heard.get(tenant), said.get(tenant)]
    expect([...got].sort()).toEqual([...all].sort())
    // Each sender's own order too.
    for (const from of [11, 12, 13, 14]) {
      const own = (list: readonly string[]) => list.filter((name) => name.startsWith(`${from}-`))
      expect(own(got)).toEqual(own(all))
    }
  }
})

// The embedded database has one connection, which the open transaction holds.
const onPostgres = process.env.TEST_DATABASE_URL ? test : test.skip

onPostgres('an open transaction of one tenant makes its own writers wait, and no other tenant’s', async () => {
  const order: string[] = []
  let free = () => {}
  const freed = new Promise<void>((resolve) => {
    free = resolve
  })
  const holding = db.transaction().execute(async (trx) => {
    await storeMessages(trx, 91, [say('first', 1, 2, 91)])
    order.push('held')
    await freed
  })
  while (order.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
  const waiting = storeMessages(db, 91, [say('second', 1, 2, 91)]).then(([stored]) => {
    order.push('same tenant')
    return stored
  })
  await storeMessages(db, 92, [say('other', 1, 2, 92)])
  order.push('other tenant')
  free()
  await holding
  expect((await waiting)?.row.id).toBe(2)
  expect(order).toEqual(['held', 'other tenant', 'same tenant'])
})
