import {
  addAddress,
  deleteAddress,
  getCoinAccount,
  getDistributionKey,
  getEntries,
  getPaid,
  getRoleInfo,
  joinWaitlist,
  listAddresses,
  listCoinEntries,
  lockFans,
  playPaid,
  saveEntry,
  savePaidProgress,
  signForCoins,
  updateAddress,
  updateRoleInfo,
} from '@quanzi/contract'
import { sql } from 'kysely'
import { checkLedger } from '../ledger/checkLedger'
import { createDemoServer } from '../testing/createDemoServer'
import type { Actor, TestServer } from '../testing/createTestServer'
import { Till } from '../testing/Till'

let server: TestServer
let till: Till
let ann: Actor
let bob: Actor
let request = 0
const reqId = () => `request-${++request}`
const DAY = 86_400_000

beforeAll(async () => {
  server = await createDemoServer()
  till = new Till(server)
  ann = await server.login({ nick_name: '安' })
  bob = await server.login({ nick_name: '波' })
})
afterAll(() => server.close())
afterEach(async () => expect(await checkLedger(server.db)).toEqual([]))

test('signing in twice, in parallel, earns once; the next day continues the streak', async () => {
  const results = await Promise.all([1, 2].map(() => server.call(signForCoins, { iid: 1000 }, { as: ann })))
  expect(results.map((result) => result.gained).sort()).toEqual([0, 5])
  server.time.now += DAY
  expect(await server.call(signForCoins, { iid: 1000 }, { as: ann })).toMatchObject({
    balance: 10,
    streak: 2,
    gained: 5,
  })
  server.time.now += 2 * DAY
  expect(await server.call(getCoinAccount, { iid: 1000 }, { as: ann })).toMatchObject({
    balance: 10,
    streak: 0,
    signedToday: false,
  })
  expect((await server.call(listCoinEntries, { iid: 1000 }, { as: ann })).list.map((entry) => entry.balance)).toEqual([
    10, 5,
  ])
})

test('there is one default address; somebody else may neither change nor delete it', async () => {
  const add = (name: string, isDefault: 0 | 1) =>
    server.call(
      addAddress,
      { iid: 1000, name, mobile: '13912345678', address: '浙江省 杭州市 西湖区 湖畔路 1 号', isDefault },
      { as: ann },
    )
  const first = await add('张三', 0)
  expect(first.isDefault).toBe(true)
  await add('李四', 1)
  const list = await server.call(listAddresses, { iid: 1000 }, { as: ann })
  expect(list.map((address) => [address.name, address.isDefault])).toEqual([
    ['李四', true],
    ['张三', false],
  ])
  await expect(
    server.call(deleteAddress, { iid: 1000, reqId: reqId(), id: first.id }, { as: bob }),
  ).rejects.toMatchObject({ code: 1000002 })
  const change = (id: string) =>
    server.call(
      updateAddress,
      { iid: 1000, id, name: '王五', mobile: '13912345678', address: '浙江省 杭州市 西湖区 湖畔路 1 号', isDefault: 0 },
      { as: bob },
    )
  await expect(change(first.id)).rejects.toMatchObject({ code: 1000002 })
  await expect(change('nowhere')).rejects.toMatchObject({ code: 1000004 })
  expect(await server.call(deleteAddress, { iid: 1000, reqId: reqId(), id: first.id }, { as: ann })).toBe(true)
  await expect(
    server.call(
      addAddress,
      { iid: 1000, name: '王五', mobile: '12012345678', address: '浙江省 杭州市 西湖区' },
      { as: ann },
    ),
  ).rejects.toMatchObject({ code: 1000003 })
})

test('a delivery address accepts numbers of unknown ranges (the older, looser check)', async () => {
  const cleo = await server.login()
  const wish = { iid: 1000, name: '王五', mobile: '14212345678', address: '浙江省 杭州市 西湖区 湖畔路 1 号' }
  expect(await server.call(addAddress, { ...wish, isDefault: false }, { as: cleo })).toMatchObject({
    mobile: wish.mobile,
  })
})

test('who has not saved the family form finds the bound number, and the name that was entered with it', async () => {
  const dora = await server.login({ mobile: '13812340077' })
  const own = () => server.call(getRoleInfo, { iid: 1000 }, { as: dora })
  expect(await own()).toMatchObject({ name: '', phone: '13812340077', childInfo: [] })
  const address = '浙江省 杭州市 西湖区 湖畔路 1 号'
  const to = (name: string, mobile: string) =>
    server.call(addAddress, { iid: 1000, name, mobile, address, isDefault: false }, { as: dora })
  await to('赵四', '13812340077')
  await to('别人', '13812340078')
  expect(await own()).toMatchObject({ name: '赵四', phone: '13812340077' })
  await server.call(updateRoleInfo, { name: '赵四', phone: '' }, { as: dora })
  expect(await own()).toMatchObject({ name: '赵四', phone: '' })
})

test('the family form is stored', async () => {
  await server.call(
    updateRoleInfo,
    { name: '张三', phone: '13912345678', childInfo: [{ name: '张小', birthday: '2018-05-01', sex: 1 }] },
    { as: ann },
  )
  expect(await server.call(getRoleInfo, { iid: 1000 }, { as: ann })).toMatchObject({
    name: '张三',
    dad: '',
    childInfo: [{ name: '张小' }],
  })
})

test('chat-and-calls §7 User identity info: an update changes only what is sent', async () => {
  const cleo = await server.login()
  const update = (wish: object) => server.call(updateRoleInfo, wish, { as: cleo })
  const info = () => server.call(getRoleInfo, { iid: 1000 }, { as: cleo })
  await update({ dad: '大张', name: '张三', childInfo: [{ name: '张小', birthday: '2018-05-01', sex: 1 }] })
  await update({ phone: '13912345678' })
  await update({})
  const unborn = { childInfo: [{ name: '张小', birthday: '2099-01-01', sex: 1 }] }
  await expect(update(unborn)).rejects.toMatchObject({ code: 1000003 })
  expect(await info()).toMatchObject({ dad: '大张', name: '张三', phone: '13912345678', childInfo: [{ name: '张小' }] })
  await update({ dad: '', childInfo: [] })
  expect(await info()).toMatchObject({ dad: '', name: '张三', phone: '13912345678', childInfo: [] })
})

test('a free video plays, a priced one refuses its address, and the position is kept', async () => {
  expect((await server.call(playPaid, { iid: 1000, moduleType: 3, id: '3001' })).url).toContain(
    '/media/clips/trail.mp4',
  )
  await expect(server.call(playPaid, { iid: 1000, moduleType: 3, id: '3010' }, { as: ann })).rejects.toMatchObject({
    code: 1000002,
  })
  const get = async (url: string) => (await server.app.http.inject({ url })).statusCode
  expect(await get('/media/clips/trail.mp4')).toBe(200)
  for (const name of ['lesson.mp4', 'less%6Fn.mp4', './lesson.mp4', 'x/../lesson.mp4'])
    expect([name, await get(`/media/clips/${name}`)]).toEqual([name, 403])
  const lessons = server.db.updateTable('content').where(sql`media ->> 'src'`, '=', '/media/clips/lesson.mp4')
  await lessons.set({ status: 'draft' }).where('status', '=', 'published').execute()
  expect(await get('/media/clips/lesson.mp4')).toBe(403)
  await lessons.set({ status: 'published' }).where('status', '=', 'draft').execute()
  await server.db
    .insertInto('entitlement')
    .values({
      iid: 1000,
      user_id: ann.member.user_id,
      order_type: 204,
      target_id: 'v3010',
      order_id: 'o',
      expire_at: null,
    })
    .execute()
  const { url, expireAt } = await server.call(playPaid, { iid: 1000, moduleType: 3, id: '3010' }, { as: ann })
  expect(await get(url)).toBe(200)
  expect(await get(url.replace('lesson', 'camp'))).toBe(403)
  expect(await get(url.replace(String(expireAt), String(expireAt + 1)))).toBe(403)
  expect(await get(url.replace(/sign=.*/, 'sign='))).toBe(403)
  const then = server.time.now
  server.time.now = expireAt
  expect(await get(url)).toBe(403)
  server.time.now = then
  await server.call(savePaidProgress, { iid: 1000, reqId: reqId(), moduleType: 3, id: '3001', seconds: 4 }, { as: ann })
  expect((await server.call(getPaid, { iid: 1000, moduleType: 3, id: '3001' }, { as: ann })).position).toEqual({
    itemId: '3001',
    seconds: 4,
    at: then,
  })
})

test('the first key locks a fan, another key changes nothing, the member’s own key locks nothing', async () => {
  const sell = async (who: Actor) => {
    await server.db
      .insertInto('dis_role')
      .values({ iid: 1000, user_id: who.member.user_id, status: 1, op_id: null, op_sales_id: null, at: 0 })
      .execute()
    return (await server.call(getDistributionKey, { iid: 1000, dataType: 9, dataId: '9001' }, { as: who })).key
  }
  await expect(
    server.call(getDistributionKey, { iid: 1000, dataType: 9, dataId: '9001' }, { as: ann }),
  ).rejects.toMatchObject({ code: 204001 })
  const [first, second] = [await sell(bob), await sell(await server.login())]
  const lock = (as: Actor, multiDisKey: string) => server.call(lockFans, { iid: 1000, multiDisKey }, { as })
  expect(await lock(bob, first)).toMatchObject({ locked: false })
  expect(await lock(ann, first)).toMatchObject({ locked: true, changed: true })
  expect(await lock(ann, second)).toMatchObject({ locked: true, changed: false })
})

test('a refunded seat is offered to the first member in the queue', async () => {
  const { gid } = await till.paid(ann, { property: '9012-s2' })
  const wait = () =>
    server.call(
      joinWaitlist,
      { iid: 1000, reqId: reqId(), scope: 'act', refId: '9012', sessionId: '9012-s2', phone: '13912345678' },
      { as: bob },
    )
  expect(await wait()).toEqual({ pos: 1, state: 'waiting' })
  expect(await wait()).toMatchObject({ pos: 1, again: true })
  const [entry] = (await server.call(getEntries, { iid: 1000, scope: 'act', refId: '9012' }, { as: ann })).entries
  expect(entry).toMatchObject({ state: 'paid', ticketCode: expect.stringMatching(/^\d{10}$/) })
  await expect(server.call(getEntries, { iid: 1000, id: entry?.id ?? '' }, { as: bob })).rejects.toMatchObject({
    code: 1000002,
  })
  await expect(
    server.call(
      saveEntry,
      {
        iid: 1000,
        reqId: reqId(),
        scope: 'act',
        refId: '9012',
        trial: 1,
        fields: { name: '试用', mobile: '13912345678' },
      },
      { as: ann },
    ),
  ).rejects.toMatchObject({ code: 1000002 })
  await server.wire('/h5/order/update/status', { iid: 1000, orderId: gid, status: 15, remark: '来不了了' }, { as: ann })
  expect(await wait()).toMatchObject({ state: 'offered' })
})

test('a used order completes after a week, and a refund reaches the channel once', async () => {
  const { gid } = await till.pay(await till.joinClub(bob), bob)
  await server.runJobs()
  expect(await server.db.selectFrom('refund').select('id').where('state', '=', 'open').execute()).toEqual([])
  server.time.now += 8 * DAY
  await server.runJobs()
  await server.runJobs()
  const row = await server.db.selectFrom('orders').select('status').where('id', '=', gid).executeTakeFirstOrThrow()
  expect(row.status).toBe(14)
})
