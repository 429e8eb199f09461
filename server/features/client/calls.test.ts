import { randomUUID } from 'node:crypto'
import { listClientNotes, listFans, listGrowth, saveClientNote } from '@quanzi/contract'
import { createDemoServer } from '../../testing/createDemoServer'
import type { Actor, TestServer } from '../../testing/createTestServer'

const iid = 1000
const DAY = 86_400_000
let server: TestServer
let ann: Actor
let role: { id: number }
beforeAll(async () => {
  server = await createDemoServer()
})
afterAll(() => server.close())
const distributor = async () => {
  const as = await server.login()
  const row = { iid, user_id: as.member.user_id, status: 1, at: server.time.now - 80 * DAY, path: '/', depth: 1 }
  const made = await server.db
    .insertInto('dis_role')
    .values({ ...row, op_id: null, op_sales_id: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { as, role: made }
}
beforeEach(async () => {
  const made = await distributor()
  ann = made.as
  role = made.role
})

const lock = async (daysAgo = 0, more: object = {}) => {
  const { member } = await server.login()
  const at = server.time.now - daysAgo * DAY
  const row = { iid, user_id: member.user_id, role_id: role.id, locked_at: at, expire_at: null, released_at: null }
  const { id } = await server.db
    .insertInto('fan_lock')
    .values({ ...row, ...more })
    .returning('id')
    .executeTakeFirstOrThrow()
  return String(id)
}
const note = (clientId: string, text: string, tag = '', as = ann) =>
  server.call(saveClientNote, { iid, reqId: randomUUID(), clientId, text, tag }, { as })
const notes = (clientId: string, as = ann) => server.call(listClientNotes, { iid, clientId }, { as })
const fans = (more: object = {}) => server.call(listFans, { iid, ...more }, { as: ann })

test('a note is the current one of its client, those before stay as history, and the tag finds the client', async () => {
  const [one, other] = [await lock(2, { data_type: 9, data_id: '9001' }), await lock(1)]
  await note(one, '第一次聊', '意向')
  server.time.now += 1000
  await note(one, ' 周末再联系 ', '回访')
  await note(other, '已经买了', '意向')
  const { list } = await fans()
  expect(list.map(({ id, note: text, tag }) => [id, text, tag])).toEqual([
    [other, '已经买了', '意向'],
    [one, '周末再联系', '回访'],
  ])
  expect(list.map(({ source }) => source?.dataId ?? null)).toEqual([null, '9001'])
  expect(list[1]?.source?.title).not.toBe('')
  expect((await notes(one)).list.map(({ text }) => text)).toEqual(['周末再联系', '第一次聊'])
  expect((await fans({ tag: '意向' })).list.map(({ id }) => id)).toEqual([other])
  expect((await fans({ tag: '没有' })).total).toBe(0)
})

test('the tag is that of the current note: of a client who comes back too, and none once the notes are gone', async () => {
  const one = await lock()
  await note(one, '想去露营', '意向')
  const tagged = async (tag: string, more: object = {}) => (await fans({ tag, ...more })).list.map(({ id }) => id)
  expect(await tagged('意向')).toEqual([one])
  expect((await fans({ tag: '意向' })).total).toBe(1)
  const { user_id } = await server.db
    .updateTable('fan_lock')
    .set({ released_at: server.time.now })
    .where('id', '=', Number(one))
    .returning('user_id')
    .executeTakeFirstOrThrow()
  expect(await tagged('意向')).toEqual([])
  const again = await lock(0, { user_id })
  expect(await tagged('意向')).toEqual([again])
  const { nick_name } = await server.db
    .selectFrom('member')
    .select('nick_name')
    .where('user_id', '=', user_id)
    .where('iid', '=', iid)
    .executeTakeFirstOrThrow()
  expect(await tagged('意向', { queryKey: nick_name })).toEqual([again])
  expect(await tagged('意向', { queryKey: '没有这个人' })).toEqual([])
  await note(again, '不去了')
  expect(await tagged('意向')).toEqual([])
  await note(again, '又想去了', '意向')
  await server.db.deleteFrom('client_note').where('iid', '=', iid).where('user_id', '=', user_id).execute()
  expect(await tagged('意向')).toEqual([])
})

test('notes are for the own, still locked clients of a distributor; two at once leave one current', async () => {
  const client = await lock()
  const other = await distributor()
  await expect(note(client, '你好', '', other.as)).rejects.toMatchObject({ code: 1000002 })
  await expect(notes(client, other.as)).rejects.toMatchObject({ code: 1000002 })
  await expect(note(client, '你好', '', await server.login())).rejects.toMatchObject({ code: 204001 })
  await expect(note('999999999', '你好')).rejects.toMatchObject({ code: 1000002 })
  await expect(note(client, '长'.repeat(201))).rejects.toMatchObject({ code: 1000003 })
  for (const ended of [await lock(1, { released_at: 1 }), await lock(1, { expire_at: server.time.now })])
    await expect(note(ended, '你好')).rejects.toMatchObject({ code: 1000002 })
  await Promise.all([note(client, '一'), note(client, '二'), note(client, '长'.repeat(200))])
  const kept = await server.db
    .selectFrom('client_note')
    .select('current')
    .where('iid', '=', iid)
    .where('role_id', '=', role.id)
    .execute()
  expect(kept.filter(({ current }) => current)).toHaveLength(1)
  expect(kept).toHaveLength(3)
})

test('growth by day, week and month counts each new client once', async () => {
  for (const daysAgo of [0, 1, 6, 8, 33, 70]) await lock(daysAgo)
  const by = async (one: 'day' | 'week' | 'month', pageSize = 50) => {
    const pages = []
    for (let pageNo = 1; ; pageNo += 1) {
      const page = await server.call(listGrowth, { iid, by: one, pageNo, pageSize }, { as: ann })
      pages.push(...page.list)
      if (!page.hasMore) return { list: pages, total: page.total }
    }
  }
  const plain = await server.call(listGrowth, { iid }, { as: ann })
  expect(plain.list[0]).toMatchObject({ fans: 1 })
  for (const one of ['day', 'week', 'month'] as const) {
    const { list, total } = await by(one)
    expect(list).toHaveLength(total)
    expect(list.reduce((sum, row) => sum + row.fans, 0)).toBe(6)
    expect((await by(one, 3)).list).toEqual(list)
    const dates = list.map(({ date }) => date)
    expect([...dates].sort().reverse()).toEqual(dates)
    if (one === 'week') expect(dates.every((date) => new Date(`${date}T00:00:00Z`).getUTCDay() === 1)).toBe(true)
    if (one === 'month') expect(dates.every((date) => date.endsWith('-01'))).toBe(true)
  }
})
