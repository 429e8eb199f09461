import { randomUUID } from 'node:crypto'
import { createOrder, getPaid, playPaid, savePaidProgress, updateOrderStatus } from '@quanzi/contract'
import { checkLedger } from '../../ledger/checkLedger'
import { createDemoServer } from '../../testing/createDemoServer'
import type { Actor, TestServer } from '../../testing/createTestServer'
import { Till } from '../../testing/Till'

const iid = 1000
const HOURS_2 = 2 * 3_600_000
const BOOK = { moduleType: 201, id: '20101' }
const AUDIO = { moduleType: 202, id: '20201' }
const SERIES = { moduleType: 203, id: '20301' }
let server: TestServer
let till: Till
let ann: Actor
let staff: Actor
beforeAll(async () => {
  server = await createDemoServer()
  till = new Till(server)
  staff = await server.login({ nick_name: '员', rights: ['order'] })
})
afterAll(() => server.close())
beforeEach(async () => {
  ann = await server.login()
})
afterEach(async () => {
  expect(await checkLedger(server.db)).toEqual([])
})

const order = (orderType: number, keys: string, as = ann) =>
  server.call(createOrder, { iid, orderType, keys, num: 1, info: { reqId: randomUUID() } }, { as })
const buy = async ({ moduleType, id }: typeof BOOK, as = ann) => await till.pay(await order(moduleType, id, as), as)
const look = (wish: typeof BOOK, as?: Actor) => server.call(getPaid, { iid, ...wish }, as ? { as } : {})
const play = (wish: typeof BOOK, itemId: string, as?: Actor) =>
  server.call(playPaid, { iid, ...wish, itemId }, as ? { as } : {})
const status = async (url: string) => (await server.app.http.inject({ url })).statusCode
const refund = async (orderId: string) => {
  await server.call(updateOrderStatus, { iid, orderId, status: 15, remark: '买重了' }, { as: staff })
  await server.call(updateOrderStatus, { iid, orderId, status: 18 }, { as: staff })
}

test('a visitor sees all parts with their locks and no address or locked text', async () => {
  const series = await look(SERIES)
  expect(series.items).toHaveLength(12)
  expect(series.items.map(({ locked }) => locked)).toEqual([false, false, ...Array.from({ length: 10 }, () => true)])
  expect(series).toMatchObject({ price: 9900, vipFree: true, owned: false, position: null })
  expect(JSON.stringify(series)).not.toContain('/clips/')
  const book = await look(BOOK)
  expect(book.items.slice(0, 2).map(({ locked, trial, length }) => [locked, trial > 0 && trial <= length])).toEqual([
    [false, false],
    [true, true],
  ])
  expect(JSON.stringify(book)).not.toContain('走长路的人')
})

test('a locked part refuses its address to visitors and members; free parts and trials are given', async () => {
  await expect(play(SERIES, '20301-3')).rejects.toMatchObject({ code: 1000001 })
  await expect(play(SERIES, '20301-3', ann)).rejects.toMatchObject({ code: 1000002 })
  const free = await play(SERIES, '20301-1')
  expect(free).toMatchObject({ trial: null, expireAt: server.time.now + HOURS_2 })
  expect(await status(free.url)).toBe(200)
  const trial = await play(AUDIO, '20201-2')
  expect(trial).toMatchObject({ trial: 4, url: expect.stringContaining('night-trial.wav') })
  expect(await status('/media/clips/night.wav')).toBe(403)
})

test('the trial of a chapter contains only its beginning', async () => {
  const { html = '', trial } = await play(BOOK, '20101-8')
  const whole = await server.db
    .selectFrom('content')
    .select('html')
    .where('id', '=', '20101-8')
    .executeTakeFirstOrThrow()
  expect(trial).toBeGreaterThan(0)
  expect([...html.replace(/<[^>]+>|…/g, '')]).toHaveLength(trial ?? 0)
  expect(whole.html.replace(/<[^>]+>/g, '').startsWith(html.replace(/<[^>]+>|…/g, '').slice(0, 20))).toBe(true)
})

test('a stranger never gets a whole locked part', async () => {
  const sold = await server.db
    .selectFrom('content')
    .select(['iid', 'id', 'module_type', 'extra'])
    .where('module_type', 'in', [3, 201, 202, 203])
    .where('status', '=', 'published')
    .where('price_fen', '>', 0)
    .execute()
  let chapters = 0
  for (const { iid: tenant, id, module_type: moduleType } of sold) {
    const { items } = await server.call(getPaid, { iid: tenant, moduleType, id })
    for (const { id: itemId, locked, trial, length } of items.filter((item) => item.locked)) {
      const asked = server.call(playPaid, { iid: tenant, moduleType, id, itemId })
      if (trial === 0) {
        await expect(asked).rejects.toMatchObject({ code: 1000001 })
        continue
      }
      const { media, html } = await server.db
        .selectFrom('content')
        .select(['media', 'html'])
        .where('iid', '=', tenant)
        .where('id', '=', itemId)
        .executeTakeFirstOrThrow()
      const given = await asked
      expect(locked && given.trial === trial).toBe(true)
      if (media) {
        expect(given.url).not.toContain(media.src)
        expect(trial).toBeLessThan(length)
      } else {
        chapters += 1
        expect(trial).toBeLessThanOrEqual(length / 3)
        expect((given.html ?? '').replace(/<[^>]+>/g, '').length).toBeLessThan(html.replace(/<[^>]+>/g, '').length / 2)
      }
    }
  }
  expect(chapters).toBeGreaterThan(5)
})

test('a trial gives at most a third of a short chapter', async () => {
  await server.db
    .updateTable('content')
    .set({ html: `<p>${'山'.repeat(600)}</p>` })
    .where('id', '=', '20101-8')
    .execute()
  const { items } = await look(BOOK)
  const item = items.find(({ id }) => id === '20101-8')
  expect(item?.trial).toBe(Math.floor((item?.length ?? 0) / 3))
})

test('a paid item opens whole, is not sold twice, and a refund locks it again', async () => {
  const { gid } = await buy(SERIES)
  expect(await look(SERIES, ann)).toMatchObject({ owned: true })
  const { url } = await play(SERIES, '20301-12', ann)
  expect(await status(url)).toBe(200)
  await expect(order(203, SERIES.id)).rejects.toMatchObject({ code: 201006 })
  // The series stays locked for others.
  await expect(play(SERIES, '20301-12', staff)).rejects.toMatchObject({ code: 1000002 })
  await refund(gid)
  expect(await look(SERIES, ann)).toMatchObject({ owned: false })
  await expect(play(SERIES, '20301-12', ann)).rejects.toMatchObject({ code: 1000002 })
  await buy(SERIES)
  expect(await look(SERIES, ann)).toMatchObject({ owned: true })
})

test('a VIP can open it while the membership lasts, without owning it', async () => {
  const card = await order(101, 'vip-season')
  await till.pay(card, ann)
  expect(await look(BOOK, ann)).toMatchObject({ owned: false, vipFree: true })
  expect((await play(BOOK, '20101-8', ann)).trial).toBeNull()
  const ended = { expire_at: server.time.now }
  await server.db.updateTable('vip_member').set(ended).where('user_id', '=', ann.member.user_id).execute()
  expect((await play(BOOK, '20101-8', ann)).trial).toBeGreaterThan(0)
})

test('the position is stored per part, and another device continues at the latest one', async () => {
  const save = (itemId: string, seconds: number) =>
    server.call(savePaidProgress, { iid, reqId: randomUUID(), ...SERIES, itemId, seconds }, { as: ann })
  await save('20301-1', 6)
  server.time.now += 1000
  await save('20301-2', 3)
  const { items, position } = await look(SERIES, ann)
  expect(position).toEqual({ itemId: '20301-2', seconds: 3, at: server.time.now })
  expect(items.slice(0, 3).map(({ seen }) => seen)).toEqual([6, 3, 0])
  expect((await look(SERIES, staff)).position).toBeNull()
  await expect(save('20101-1', 3)).rejects.toMatchObject({ code: 1000004 })
})

test('a priced video is bought by its room number', async () => {
  await till.pay(await order(204, 'v3010'), ann)
  expect(await server.call(getPaid, { iid, moduleType: 204, roomNo: 'v3010' }, { as: ann })).toMatchObject({
    owned: true,
  })
})

test('a video has one order, by its id or its room number', async () => {
  const { gid } = await order(204, '3010')
  expect(await order(204, 'v3010')).toMatchObject({ gid, again: true })
  const stored = await server.db.selectFrom('orders').select('keys').where('id', '=', gid).executeTakeFirstOrThrow()
  expect(stored.keys).toBe('v3010')
})

test('free, foreign and unknown items are not sold', async () => {
  for (const [type, keys] of [
    [204, 'v3001'],
    [201, SERIES.id],
    [203, 'none'],
  ] as const)
    await expect(order(type, keys)).rejects.toMatchObject({ code: 1000004 })
  const wish = { iid: 3073, orderType: 203, keys: SERIES.id, num: 1, info: { reqId: randomUUID() } }
  await expect(server.call(createOrder, wish, { as: ann })).rejects.toMatchObject({ code: 1000004 })
  await expect(server.call(createOrder, { ...wish, iid })).rejects.toMatchObject({ code: 1000001 })
})
