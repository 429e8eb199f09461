import { ERRORS, type PaidContent, type PaidItem, type PaidPlay } from '@quanzi/contract'
import { GatewayError } from '@/gateway/GatewayError'
import type { KeptPosition } from './PaidParts'
import { PaidStore } from './PaidStore'

const HOUR = 3_600_000
const item = (n: number, more: Partial<PaidItem> = {}): PaidItem => ({
  ...{ id: `e${n}`, title: `第${n}集`, length: 100, trial: 0, locked: n > 2, seen: 0 },
  ...more,
})

function start(items = [1, 2, 3].map((n) => item(n)), more: Partial<PaidContent> = {}) {
  const time = { now: 0 }
  const saved: [string, number][] = []
  let content: PaidContent = {
    ...{ id: 's', title: '系列', cover: '', html: '', price: 9900, vipFree: true, owned: false, startAt: null },
    ...{ endAt: null, replay: false, reminded: false, goods: [] },
    ...{ items, position: null },
    ...more,
  }
  const asked: string[] = []
  const device: { kept: KeptPosition | null } = { kept: null }
  const answer: { play?: Partial<PaidPlay>; error?: Error | undefined; isVisitor?: boolean } = {}
  const store = new PaidStore({
    fetch: async () => content,
    play: async (id) => {
      asked.push(id)
      if (answer.error) throw answer.error
      return { url: `${id}.mp4`, expireAt: time.now + 2 * HOUR, trial: null, ...answer.play }
    },
    save: async (id, seconds) => {
      saved.push([id, seconds])
      return !answer.isVisitor
    },
    kept: () => device.kept,
    keep: (position) => {
      device.kept = position
    },
    now: () => time.now,
  })
  const change = (change: Partial<PaidContent>) => {
    content = { ...content, ...change }
  }
  return { store, time, saved, asked, answer, change, device }
}
const settled = () => new Promise<void>((resolve) => setImmediate(resolve))
const at = (store: PaidStore, n: number) => store.items[n] as PaidItem

test('a locked part opens the sheet without requesting an address; after buying it opens automatically', async () => {
  const { store, asked, change } = start()
  await store.load()
  await store.start(at(store, 2))
  expect([store.asked?.id, asked]).toEqual(['e3', []])
  change({ owned: true, items: [1, 2, 3].map((n) => item(n, { locked: false })) })
  await store.load()
  await settled()
  expect([store.asked, store.open?.item.id]).toEqual([null, 'e3'])
})

test('another device continues where this one stopped', async () => {
  const items = [item(1, { seen: 95 }), item(2, { seen: 40 }), item(3)]
  const { store } = start(items, { position: { itemId: 'e2', seconds: 40, at: 1 } })
  await store.load()
  expect([store.learned, store.next?.id]).toEqual([1, 'e2'])
  await store.start(at(store, 1))
  expect(store.open?.startAt).toBe(40)
  await store.start(at(store, 0))
  expect(store.open?.startAt).toBe(0)
})

test('the position is stored regularly, when the viewer leaves, and at the end', async () => {
  const { store, saved } = start()
  await store.load()
  await store.start(at(store, 0))
  store.watched(4)
  store.watched(11)
  store.watched(15)
  store.left()
  expect(saved).toEqual([
    ['e1', 11],
    ['e1', 15],
  ])
  store.ended()
  await settled()
  expect(saved.at(-1)).toEqual(['e1', 100])
  expect([store.learned, store.open?.item.id]).toEqual([1, 'e2'])
})

test('an address is renewed before it expires, and playback continues at the same position', async () => {
  const { store, time, asked } = start()
  await store.load()
  await store.start(at(store, 0))
  time.now += 2 * HOUR - 50_000
  store.watched(33)
  await settled()
  expect([asked, store.open?.startAt, store.open?.play.expireAt]).toEqual([['e1', 'e1'], 33, time.now + 2 * HOUR])
})

test('a renewal that fails leaves what plays alone until the address expires, and is tried again in between', async () => {
  const { store, time, answer, asked } = start()
  await store.load()
  await store.start(at(store, 0))
  time.now += 2 * HOUR - 50_000
  answer.error = new GatewayError({ kind: 'network', code: 0, msg: '网络不通' })
  for (const second of [33, 34, 35]) {
    store.watched(second)
    await settled()
  }
  expect([asked.length, store.problem]).toEqual([2, ''])
  time.now += 11_000
  store.watched(46)
  await settled()
  expect([asked.length, store.problem]).toEqual([3, ''])
  time.now += HOUR
  store.failed('x')
  await settled()
  expect(store.problem).not.toBe('')
})

test.each([
  ['refused', { error: new GatewayError({ kind: 'business', code: ERRORS.DENIED.code, msg: '没有权限' }) }],
  ['a trial', { play: { url: 'e1-trial.mp4', trial: 5 } }],
])('a right that has ended when the address is renewed stops, keeps the position and says so: %s', async (_, now) => {
  const { store, time, answer, asked, saved, change } = start([item(1, { trial: 5 }), item(2)])
  await store.load()
  await store.start(at(store, 0))
  store.watched(30)
  time.now += 2 * HOUR - 50_000
  Object.assign(answer, now)
  change({ items: [item(1, { trial: 5, locked: true }), item(2)] })
  for (const second of [33, 34, 35]) {
    store.watched(second)
    await settled()
  }
  expect([asked.length, store.open?.play.url, store.lapsed, store.asked?.id]).toEqual([2, 'e1.mp4', true, 'e1'])
  expect(saved.at(-1)).toEqual(['e1', 33])
  expect(store.locked).toBe(true)
  answer.error = undefined
  answer.play = { trial: null }
  change({ owned: true, items: [item(1, { seen: 33 }), item(2)] })
  await store.load()
  await settled()
  expect([store.lapsed, store.asked, store.open?.startAt]).toEqual([false, null, 35])
})

test('the end of a trial offers to buy and stores no position', async () => {
  const { store, answer, saved } = start([item(1), item(2), item(3, { trial: 10 })])
  answer.play = { trial: 10 }
  await store.load()
  await store.start(at(store, 2))
  expect(store.open?.play.trial).toBe(10)
  store.watched(11)
  store.ended()
  expect([store.asked?.id, saved]).toEqual(['e3', []])
})

test('an expired right opens the sheet; a lost connection shows a message', async () => {
  const { store, answer } = start()
  await store.load()
  answer.error = new GatewayError({ kind: 'business', code: ERRORS.DENIED.code, msg: '没有权限' })
  await store.start(at(store, 0))
  expect(store.asked?.id).toBe('e1')
  answer.error = new GatewayError({ kind: 'network', code: 0, msg: '网络不通' })
  await store.start(at(store, 1))
  expect(store.problem).not.toBe('')
})

test('expect-reading §2.5: a visitor continues on this device, and the member that logs in keeps it', async () => {
  const { store, saved, time, answer, device } = start()
  answer.isVisitor = true
  time.now = 1000
  await store.load()
  await store.start(at(store, 1))
  store.watched(30)
  await settled()
  expect(device.kept).toEqual({ itemId: 'e2', seconds: 30, at: 1000, isSent: false })
  answer.isVisitor = false
  await store.load()
  await settled()
  expect(saved).toEqual([
    ['e2', 30],
    ['e2', 30],
  ])
  expect(device.kept?.isSent).toBe(true)
  await store.load()
  expect(saved).toHaveLength(2)
})

test('expect-reading §2.5: another device that was later wins over what is kept here', async () => {
  const { store, device, saved, change } = start()
  device.kept = { itemId: 'e1', seconds: 50, at: 1000, isSent: false }
  change({ position: { itemId: 'e2', seconds: 40, at: 2000 } })
  await store.load()
  expect([store.next?.id, saved]).toEqual(['e2', []])
  device.kept = { itemId: 'e1', seconds: 50, at: 3000, isSent: false }
  expect(store.next?.id).toBe('e1')
})

test('expect-reading §3: a locked next part stops and offers the purchase', async () => {
  const { store } = start()
  await store.load()
  await store.start(at(store, 1))
  expect(store.ended()).toBe(false)
  await settled()
  expect([store.asked?.id, store.open?.item.id]).toEqual(['e3', 'e2'])
})

test('a device whose clock is hours ahead does not ask for addresses all the time', async () => {
  const { store, time, asked } = start()
  await store.load()
  time.now = 9 * HOUR
  await store.start(at(store, 0))
  for (const second of [1, 2, 3]) store.watched(second)
  await settled()
  expect(asked).toHaveLength(1)
})

test('a part whose trial is shown opens whole when it was bought meanwhile', async () => {
  const { store, answer, change } = start([item(1, { locked: true, trial: 10 })])
  answer.play = { trial: 10 }
  await store.load()
  await store.start(at(store, 0))
  await store.load()
  await settled()
  expect(store.open?.play.trial).toBe(10)
  answer.play = { trial: null }
  change({ owned: true, items: [item(1)] })
  await store.load()
  await settled()
  expect(store.open?.play.trial).toBeNull()
})

test('an opened chapter is where to continue', async () => {
  const { store, saved } = start()
  await store.load()
  await store.start(at(store, 1))
  store.arrived()
  expect([saved, store.content?.position?.itemId]).toEqual([[['e2', 0]], 'e2'])
})
