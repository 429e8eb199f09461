import { randomUUID } from 'node:crypto'
import { getPaid, listContent, markContent, savePaidProgress, searchContent } from '@quanzi/contract'
import { createDemoServer } from '../../testing/createDemoServer'
import type { Actor, TestServer } from '../../testing/createTestServer'
import { Till } from '../../testing/Till'

const iid = 1000
const AUDIO = '20202'
let server: TestServer
let ann: Actor
beforeAll(async () => {
  server = await createDemoServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  ann = await server.login()
})

const save = (itemId: string, seconds: number, more: object = {}) =>
  server.call(
    savePaidProgress,
    { iid, reqId: randomUUID(), moduleType: 202, id: AUDIO, itemId, seconds, ...more },
    { as: ann },
  )
const position = async () => (await server.call(getPaid, { iid, moduleType: 202, id: AUDIO }, { as: ann })).position

test('expect-reading §2.5: an older position changes nothing, and none lies in the future', async () => {
  const { now } = server.time
  await save(`${AUDIO}-1`, 9, { at: now - 1000 })
  await save(`${AUDIO}-1`, 3, { at: now - 5000 })
  expect(await position()).toEqual({ itemId: `${AUDIO}-1`, seconds: 9, at: now - 1000 })
  await save(`${AUDIO}-1`, 12, { at: now + 86_400_000 })
  expect(await position()).toEqual({ itemId: `${AUDIO}-1`, seconds: 12, at: now })
})

test('expect-reading §2.5: the end of a part stores the beginning of the next one', async () => {
  await save(`${AUDIO}-1`, 20)
  expect(await position()).toMatchObject({ itemId: `${AUDIO}-2`, seconds: 0 })
  await save(`${AUDIO}-8`, 20)
  expect(await position()).toMatchObject({ itemId: `${AUDIO}-8`, seconds: 20 })
})

test('expect-reading §2.2: paid content is found by the id of a part', async () => {
  const { id, items } = await server.call(getPaid, { iid, moduleType: 202, id: `${AUDIO}-3` })
  expect({ id, parts: items.length }).toEqual({ id: AUDIO, parts: 8 })
  await expect(server.call(getPaid, { iid, moduleType: 203, id: `${AUDIO}-3` })).rejects.toMatchObject({
    code: 1000004,
  })
  await expect(server.call(getPaid, { iid: 3073, moduleType: 202, id: `${AUDIO}-3` })).rejects.toMatchObject({
    code: 1000004,
  })
})

test('expect-reading §2.6: the shelf holds what was begun, bought or collected, last touched first', async () => {
  const till = new Till(server)
  const shelf = async (more: object = {}) =>
    (await server.call(listContent, { iid, tag: '@shelf', ...more }, { as: ann })).list
  expect(await shelf()).toEqual([])
  await till.pay(await till.order(ann, { orderType: 201, keys: '20103' }), ann)
  server.time.now += 1000
  await server.call(
    markContent,
    { iid, reqId: randomUUID(), moduleType: 203, id: '20302', mark: 'collect', on: 1 },
    { as: ann },
  )
  server.time.now += 1000
  await save(`${AUDIO}-2`, 7)
  const all = await shelf()
  expect(all.map(({ id }) => id)).toEqual([AUDIO, '20302', '20103'])
  expect(all[0]?.extra.progress).toEqual({ itemId: `${AUDIO}-2`, title: '走丢的那半个小时', seconds: 7, length: 20 })
  expect(all[2]?.extra).toMatchObject({ mine: true, parts: 10 })
  expect((await shelf({ moduleType: 201 })).map(({ id }) => id)).toEqual(['20103'])
  expect((await shelf({ moduleType: 9 })).length).toBe(0)
  await expect(server.call(listContent, { iid, tag: '@shelf' })).rejects.toMatchObject({ code: 1000001 })
  const owned = await server.call(listContent, { iid, moduleType: 201, tag: '@owned' }, { as: ann })
  expect(owned.list.map(({ id }) => id)).toEqual(['20103'])
})

test('expect-reading §2.7: a search by type finds the types below it too, and may go by score', async () => {
  const ids = async (wish: object) => (await server.call(searchContent, { iid, ...wish })).list.map(({ id }) => id)
  for (const sortBy of ['new', 'hot', 'score', 'price'] as const) {
    expect((await ids({ moduleTypes: [202], typeId: 't-audio', sortBy })).sort()).toEqual([
      '20201',
      '20202',
      '20203',
      '20204',
    ])
    expect((await ids({ typeId: 't-audio-talk', sortBy })).sort()).toEqual(['20202', '20203'])
  }
  const { list } = await server.call(searchContent, { iid, sortBy: 'score', pageSize: 50 })
  const scores = list.map(({ extra }) => extra.score ?? 0)
  expect(scores[0]).toBeGreaterThan(0)
  expect(scores).toEqual([...scores].sort((a, b) => b - a))
  expect(list[0]?.extra.reviews).toBeGreaterThan(0)
})
