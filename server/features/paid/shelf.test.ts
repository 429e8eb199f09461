import { randomUUID } from 'node:crypto'
import {
  getContent,
  getPaid,
  listContent,
  markContent,
  playPaid,
  savePaidProgress,
  searchContent,
  sendFeedback,
} from '@quanzi/contract'
import { createDemoServer } from '../../testing/createDemoServer'
import type { Actor, TestServer } from '../../testing/createTestServer'
import { Till } from '../../testing/Till'

const iid = 1000
const AUDIO = '20202'
const SOLD = '20201'
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

test('expect-reading §2.18: what was reported opens for its buyers only, and so does a part of it', async () => {
  const till = new Till(server)
  await till.pay(await till.order(ann, { orderType: 202, keys: SOLD }), ann)
  const hide = async (type: number, id: string) => {
    for (let at = 0; at < 3; at++) {
      const as = await server.login()
      const why = { kind: 'report', content: '这是抄袭的内容', targetType: String(type), targetId: id } as const
      await server.call(sendFeedback, { iid, reqId: randomUUID(), ...why }, { as })
    }
  }
  const whole = { iid, moduleType: 202, id: SOLD }
  const bob = await server.login()
  const lengthFor = async (as: Actor) => (await server.call(getPaid, whole, { as })).items.length
  await hide(222, `${SOLD}-1`)
  expect([await lengthFor(ann), await lengthFor(bob)]).toEqual([8, 7])
  await expect(server.call(playPaid, { ...whole, itemId: `${SOLD}-1` }, { as: bob })).rejects.toMatchObject({
    code: 1000004,
  })
  expect((await server.call(getContent, whole, { as: bob })).children).toHaveLength(7)
  await hide(202, SOLD)
  const gone = { code: 1000004 }
  await expect(server.call(getPaid, whole, { as: bob })).rejects.toMatchObject(gone)
  await expect(server.call(getPaid, whole)).rejects.toMatchObject(gone)
  await expect(server.call(playPaid, { ...whole, itemId: `${SOLD}-2` })).rejects.toMatchObject(gone)
  await expect(till.order(bob, { orderType: 202, keys: SOLD })).rejects.toMatchObject(gone)
  expect(await lengthFor(ann)).toBe(8)
  expect((await server.call(playPaid, { ...whole, itemId: `${SOLD}-2` }, { as: ann })).trial).toBeNull()
})
