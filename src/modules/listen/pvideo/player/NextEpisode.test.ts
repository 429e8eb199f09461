import type { PaidItem } from '@quanzi/contract'
import { PaidStore } from '@/flows/paid/PaidStore'
import { NextEpisode } from './NextEpisode'

const item = (n: number, locked = false): PaidItem => ({
  ...{ id: `e${n}`, title: `第${n}集`, length: 6, trial: 0, locked, seen: 0 },
})

async function start(items: PaidItem[]) {
  const content = {
    ...{ id: 's', title: '系列', cover: '', html: '', price: 0, vipFree: false, owned: false, startAt: null },
    ...{ endAt: null, replay: false, reminded: false, goods: [], items, position: null },
  }
  const store = new PaidStore({
    fetch: async () => content,
    play: async (id) => ({ url: `${id}.mp4`, expireAt: 9e15, trial: null }),
    save: async () => true,
    kept: () => null,
    keep: () => undefined,
    now: () => 1000,
  })
  await store.load()
  await store.start(items[0] as PaidItem)
  return { store, next: new NextEpisode(store, () => 1000) }
}
const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

test('expect-reading §3: the next episode begins five seconds after the end, once', async () => {
  const { store, next } = await start([item(1), item(2), item(3)])
  next.ended()
  await settled()
  expect([next.waiting?.item.id, next.waiting?.at, store.open?.item.id]).toEqual(['e2', 6000, 'e1'])
  next.begin()
  next.begin()
  await settled()
  expect([next.waiting, store.open?.item.id]).toEqual([null, 'e2'])
})

test('it can be stopped', async () => {
  const { store, next } = await start([item(1), item(2)])
  next.ended()
  next.stop()
  next.begin()
  await settled()
  expect(store.open?.item.id).toBe('e1')
})

test('after the last episode nothing follows; a locked one offers the purchase', async () => {
  const last = await start([item(1)])
  last.next.ended()
  expect(last.next.waiting).toBeNull()
  const locked = await start([item(1), item(2, true)])
  locked.next.ended()
  expect([locked.next.waiting, locked.store.asked?.id]).toEqual([null, 'e2'])
})
