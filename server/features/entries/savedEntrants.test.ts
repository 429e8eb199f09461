import { randomUUID } from 'node:crypto'
import { deleteEntrant, listEntrants } from '@quanzi/contract'
import { createDemoServer } from '../../testing/createDemoServer'
import type { Actor, TestServer } from '../../testing/createTestServer'
import { TICKET, Till } from '../../testing/Till'

/** Born 1949-12-31. */
const NUMBER = '11010519491231002X'
const LIN = { name: '林小圈', mobile: '13800138000' }

let server: TestServer
let till: Till

beforeAll(async () => {
  server = await createDemoServer()
  till = new Till(server)
})
afterAll(() => server.close())
beforeEach(() => {
  server.time.now += 1000
})

const saved = async (as: Actor) => (await server.call(listEntrants, { iid: 1000 }, { as })).list
/** Orders for people. Their earlier seats have been released. */
async function enter(as: Actor, ...entrants: readonly Readonly<Record<string, string>>[]) {
  await server.db.updateTable('entry').set({ state: 'cancelled' }).where('session_id', '=', TICKET.property).execute()
  await server.db.updateTable('act_session').set({ stock: 1000 }).where('id', '=', TICKET.property).execute()
  return await till.order(as, { num: entrants.length }, { entrants })
}

test('entered people are offered for the next order, updated by each order, the latest first', async () => {
  const ann = await server.login()
  await enter(ann, LIN, { name: '王小路', mobile: '13912345678' })
  expect((await saved(ann)).map(({ name }) => name).sort()).toEqual(['林小圈', '王小路'])
  server.time.now += 1000
  await enter(ann, { ...LIN, mobile: '13700137000', idCard: NUMBER })
  server.time.now += 1000
  await enter(ann, { name: '林晓圈', mobile: '13700137000', idCard: NUMBER.toLowerCase() })
  expect(await saved(ann)).toMatchObject([
    { name: '林晓圈', mobile: '13700137000', idCard: NUMBER },
    { name: '王小路', idCard: '' },
  ])
  expect(await saved(await server.login())).toEqual([])
})

test('ID numbers are sealed, and two people with the same name are both kept', async () => {
  const ann = await server.login()
  await enter(ann, { ...LIN, idCard: NUMBER }, { ...LIN, idCard: '110105199003074472' })
  expect(await saved(ann)).toHaveLength(2)
  const rows = await server.db.selectFrom('saved_entrant').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(NUMBER)
})

test('a refused order saves nobody; beyond thirty people the oldest are deleted', async () => {
  const ann = await server.login()
  await expect(enter(ann, { name: '林', mobile: LIN.mobile })).rejects.toMatchObject({ code: 1000003 })
  expect(await saved(ann)).toEqual([])
  for (let order = 0; order < 4; order++) {
    server.time.now += 1000
    await enter(ann, ...Array.from({ length: 10 }, (_, n) => ({ name: `出行人${order}${n}`, mobile: LIN.mobile })))
  }
  const names = (await saved(ann)).map(({ name }) => name)
  expect([names.length, names.filter((name) => name.startsWith('出行人0'))]).toEqual([30, []])
})

test('a member deletes their own saved people, and nobody else’s', async () => {
  const [ann, bob] = [await server.login(), await server.login()]
  await enter(ann, LIN, { name: '王小路', mobile: '13912345678' })
  const [first] = await saved(ann)
  const forget = (as: Actor) =>
    server.call(deleteEntrant, { iid: 1000, reqId: randomUUID(), id: first?.id ?? '' }, { as })
  await expect(forget(bob)).rejects.toMatchObject({ code: 1000002 })
  expect(await forget(ann)).toBe(true)
  expect(await forget(ann)).toBe(true)
  expect(await saved(ann)).toHaveLength(1)
})
