import { getContent, getWaitlist, joinContent, joinWaitlist, updateOrderStatus } from '@quanzi/contract'
import { checkLedger } from '../../ledger/checkLedger'
import { createDemoServer } from '../../testing/createDemoServer'
import type { Actor, TestServer } from '../../testing/createTestServer'
import { TICKET, Till } from '../../testing/Till'
import { toldCards } from '../../testing/toldCards'

let server: TestServer
let till: Till
let people: Actor[]
let request = 0
const reqId = () => `request-${++request}`
const MINUTE = 60_000
const ITEM = TICKET.keys
const SESSION = '9012-s2'

beforeAll(async () => {
  server = await createDemoServer()
  till = new Till(server)
})
beforeEach(async () => {
  people = await Promise.all(['安', '波', '陈', '丁'].map((nick_name) => server.login({ nick_name })))
  await server.db.deleteFrom('waitlist').execute()
  await server.db.updateTable('act_session').set({ stock: 1, sold: 0 }).where('id', '=', SESSION).execute()
})
afterAll(() => server.close())
afterEach(async () => expect(await checkLedger(server.db)).toEqual([]))

const who = (n: number): Actor => {
  const one = people[n]
  if (!one) throw new Error('nobody')
  return one
}
const buy = (as: Actor) => till.order(as, { property: SESSION })
const cancel = (gid: string, as: Actor) =>
  server.call(updateOrderStatus, { iid: 1000, orderId: gid, status: 3 }, { as })
const wait = (as: Actor, on: 0 | 1 = 1) =>
  server.call(
    joinWaitlist,
    { iid: 1000, reqId: reqId(), scope: 'act', refId: ITEM, sessionId: SESSION, phone: '13912345678', on },
    { as },
  )
const place = (as: Actor) =>
  server.call(getWaitlist, { iid: 1000, scope: 'act', refId: ITEM, sessionId: SESSION }, { as })
const full = { code: 1000009 }

test('a cancelled order offers its seat to the first member in the queue, and to nobody else', async () => {
  const [ann, bob, chen] = [who(0), who(1), who(2)]
  const { gid } = await buy(ann)
  await expect(buy(bob)).rejects.toMatchObject(full)
  await wait(bob)
  await wait(chen)
  await cancel(gid, ann)
  expect(await wait(bob)).toMatchObject({ state: 'offered', pos: 1 })
  expect(await wait(chen)).toMatchObject({ state: 'waiting', pos: 2 })
  expect([await place(ann), await place(bob), await place(chen)]).toEqual([
    null,
    { pos: 1, state: 'offered' },
    { pos: 2, state: 'waiting' },
  ])
  await expect(buy(chen)).rejects.toMatchObject(full)
  const state = async (as: Actor) =>
    (await server.call(getContent, { iid: 1000, moduleType: 9, id: ITEM }, { as })).sessions?.find(
      ({ id }) => id === SESSION,
    )?.state
  expect([await state(bob), await state(chen)]).toEqual(['open', 'full'])
  expect((await buy(bob)).status).toBe(1)
  expect(await wait(chen)).toMatchObject({ state: 'waiting', pos: 1 })
})

test('nobody waits for what has no queue', async () => {
  const wish = { iid: 1000, reqId: reqId(), scope: 'cf' as const, refId: 'anything', phone: '13912345678' }
  await expect(server.call(joinWaitlist, wish, { as: who(3) })).rejects.toMatchObject({ code: 1000004 })
})

test('a message tells the member about the offer, and opens the form with that session', async () => {
  const [ann, bob] = [who(0), who(1)]
  const { gid } = await buy(ann)
  await wait(bob)
  await cancel(gid, ann)
  expect(await toldCards(server, bob)).toEqual([
    {
      zh: expect.stringContaining('30 分钟'),
      en: expect.stringContaining('30 minutes'),
      url: `/app/act/enroll?iid=1000&id=${ITEM}&sessionId=${SESSION}`,
    },
  ])
})

test('an expired offer goes to the next member, and an expired order creates an offer', async () => {
  const [ann, bob, chen, ding] = [who(0), who(1), who(2), who(3)]
  await buy(ann)
  for (const one of [bob, chen, ding]) await wait(one)
  server.time.now += 31 * MINUTE
  await server.runJobs()
  expect(await wait(bob)).toMatchObject({ state: 'offered' })
  server.time.now += 31 * MINUTE
  await server.runJobs()
  expect(await wait(chen)).toMatchObject({ state: 'offered', pos: 1 })
  await expect(buy(bob)).rejects.toMatchObject(full)
  await wait(chen, 0)
  expect(await wait(ding)).toMatchObject({ state: 'offered' })
  expect((await buy(ding)).status).toBe(1)
})

test('offered and sold seats together never exceed the capacity, in any order', async () => {
  const [ann, bob, chen] = [who(0), who(1), who(2)]
  const { gid } = await buy(ann)
  await wait(bob)
  await Promise.allSettled([cancel(gid, ann), buy(chen), buy(bob), buy(chen)])
  await Promise.allSettled([buy(chen), buy(bob)])
  const { sold, stock } = await server.db
    .selectFrom('act_session')
    .select(['sold', 'stock'])
    .where('id', '=', SESSION)
    .executeTakeFirstOrThrow()
  const live = await server.db
    .selectFrom('orders')
    .select('user_id')
    .where('property', '=', SESSION)
    .where(
      'user_id',
      'in',
      people.map(({ member }) => member.user_id),
    )
    .where('status', '=', 1)
    .where('expire_at', '>', server.time.now)
    .execute()
  expect([sold, stock, live.length]).toEqual([1, 1, 1])
})

test('a club’s last place goes to an order or to a joining member, never to both', async () => {
  const id = '10004'
  const joined = await server.db
    .selectFrom('joins')
    .select('user_id')
    .where('id', '=', id)
    .where('state', '=', 'joined')
    .execute()
  await server.db
    .updateTable('content')
    .set({ capacity: joined.length + 1 })
    .where('id', '=', id)
    .execute()
  const first = await till.joinClub(who(0), id)
  await expect(till.joinClub(who(1), id)).rejects.toMatchObject(full)
  // The fee is removed while an order waits: a member who joins for free must not get the reserved place.
  await server.db.updateTable('content').set({ price_fen: 0 }).where('id', '=', id).execute()
  const join = (as: Actor) =>
    server.call(
      joinContent,
      { iid: 1000, reqId: reqId(), moduleType: 10, id, on: 1, name: '张三', phone: '13912345678' },
      { as },
    )
  await expect(join(who(1))).rejects.toMatchObject(full)
  await cancel(first.gid, who(0))
  expect(await join(who(1))).toMatchObject({ state: 'joined', joined: joined.length + 1 })
  await expect(till.joinClub(who(2), id)).rejects.toMatchObject(full)
})
