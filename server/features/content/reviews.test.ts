import { addComment, getOrder, listComments, MODULE_TYPE, useOrderCode } from '@quanzi/contract'
import { checkLedger } from '../../ledger/checkLedger'
import { createDemoServer } from '../../testing/createDemoServer'
import type { Actor, TestServer } from '../../testing/createTestServer'
import { TICKET, Till } from '../../testing/Till'

let server: TestServer
let till: Till
let ann: Actor
let bob: Actor
let staff: Actor
let request = 0
const reqId = () => `request-${++request}`

beforeAll(async () => {
  server = await createDemoServer()
  till = new Till(server)
  ann = await server.login({ nick_name: '安' })
  bob = await server.login({ nick_name: '波' })
  staff = await server.login({ nick_name: '员', rights: ['order', 'scan'] })
})
afterAll(() => server.close())
afterEach(async () => expect(await checkLedger(server.db)).toEqual([]))

const detail = (gid: string) => server.call(getOrder, { iid: 1000, orderId: gid }, { as: ann })

async function usedOrder(): Promise<string> {
  const { gid } = await till.paid(ann)
  const code = (await detail(gid)).codes[0]?.code ?? ''
  await server.call(useOrderCode, { iid: 1000, reqId: reqId(), code }, { as: staff })
  return gid
}

const review = (gid: string, more: Record<string, unknown> = {}, as: Actor = ann) =>
  server.call(
    addComment,
    {
      iid: 1000,
      type: MODULE_TYPE.act,
      targetRec: gid,
      targetId: TICKET.keys,
      content: '领队很细心，路线也好走',
      score1: 5,
      score2: 4,
      score3: 3,
      ...more,
    },
    { as },
  )

test('a review of a used purchase completes the order once, and is listed under the item with its stars', async () => {
  const gid = await usedOrder()
  const before = await detail(gid)
  expect(before).toMatchObject({ status: 13, actions: expect.arrayContaining(['comment']) })
  expect(before.chains.map(({ key, status }) => ({ key, status }))).toEqual([{ key: '9012', status: 13 }])
  const { id } = await review(gid)
  expect((await review(gid)).id).toBe(id)
  const after = await detail(gid)
  expect(after.status).toBe(14)
  expect(after.actions).not.toEqual(expect.arrayContaining(['comment']))
  expect(after.actions).not.toEqual(expect.arrayContaining(['refund']))
  const shown = await server.call(listComments, { iid: 1000, type: MODULE_TYPE.act, targetId: '9012' })
  expect(shown.list[0]).toMatchObject({ id, scores: [5, 4, 3], user: { nick_name: '安' } })
  expect(shown.average).toBe(4)
  await expect(review(gid, { content: '再说一次也还是很好' })).rejects.toMatchObject({ code: 1000008 })
})

test('an incomplete review is refused and the order does not move', async () => {
  const gid = await usedOrder()
  await expect(review(gid, { content: '还不错呀' })).rejects.toMatchObject({ code: 1000003, data: undefined })
  await expect(review(gid, { score3: 0 })).rejects.toMatchObject({
    code: 1000003,
    msg: expect.stringContaining('请完成评分'),
  })
  expect((await detail(gid)).status).toBe(13)
})

test('a review needs the buyer’s own order, an item bought in it, and its type', async () => {
  const gid = await usedOrder()
  await expect(review(gid, {}, bob)).rejects.toMatchObject({ code: 1000002 })
  await expect(review('none')).rejects.toMatchObject({ code: 1000002 })
  await expect(review(gid, { targetId: '9001' })).rejects.toMatchObject({ code: 1000004 })
  await expect(review(gid, { type: MODULE_TYPE.news })).rejects.toMatchObject({ code: 1000003 })
  expect((await detail(gid)).status).toBe(13)
})

test('an unused purchase cannot be reviewed', async () => {
  const { gid } = await till.paid(ann)
  await expect(review(gid)).rejects.toMatchObject({ code: 201002 })
  expect((await detail(gid)).status).toBe(11)
})
