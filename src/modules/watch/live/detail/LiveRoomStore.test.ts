import { ERRORS, type LiveState, type PaidContent } from '@quanzi/contract'
import { GatewayError } from '@/gateway/GatewayError'
import { LiveRoomStore } from './LiveRoomStore'

const live = (state: 0 | 1 | 2, more: Partial<LiveState> = {}): LiveState => ({
  ...{ state, startAt: 1, endAt: null, viewers: 3, likes: 4, reserved: 5, replay: false, invites: [] },
  ...{ mine: { place: 1, count: 2 }, isHost: false },
  ...more,
})
const room = (locked: boolean) => ({ id: '1', items: [{ id: '1', locked }] }) as unknown as PaidContent
const refused = (name: 'DENIED' | 'NOTFOUND' | 'CLOSED') =>
  new GatewayError({ kind: 'business', code: ERRORS[name].code, msg: name })

function desk(state: LiveState, locked = false) {
  let now = state
  const waits: { ms: number; action: () => void; stopped: boolean }[] = []
  const play = jest.fn(async () => ({ url: '/media/live/x/index.m3u8', expireAt: 7_200_000, trial: null }))
  const store = new LiveRoomStore({
    fetchRoom: async () => room(locked),
    fetchState: async () => now,
    play,
    now: () => 0,
    later: (ms, action) => {
      const wait = { ms, action, stopped: false }
      waits.push(wait)
      return () => {
        wait.stopped = true
      }
    },
  })
  return {
    store,
    play,
    waits,
    become: (next: LiveState) => {
      now = next
    },
  }
}
const settled = () => new Promise(setImmediate)

test('an announced room plays nothing; when it begins it plays by itself', async () => {
  const { store, play } = desk(live(0))
  await store.load()
  expect([store.phase, play.mock.calls.length]).toEqual(['soon', 0])
  store.hear({ ...live(1), iid: 1, roomId: '1' } as never)
  await settled()
  expect([store.phase, store.play?.url, store.live?.mine]).toEqual([
    'living',
    '/media/live/x/index.m3u8',
    expect.anything(),
  ])
})

test('news over the chat line keep what is the viewer’s own', async () => {
  const { store } = desk(live(1, { isHost: true }))
  await store.load()
  const { mine: _mine, isHost: _isHost, ...shared } = live(1, { viewers: 9 })
  store.hear({ ...shared, iid: 1, roomId: '1' })
  expect(store.live).toMatchObject({ viewers: 9, isHost: true, mine: { place: 1, count: 2 } })
})

test('a broken stream is tried again, less and less often, and a working one counts from the start', async () => {
  const { store, play, waits } = desk(live(1))
  await store.load()
  await settled()
  play.mockRejectedValue(new Error('network'))
  store.fail()
  expect([store.broken, store.play]).toEqual([true, null])
  const tried = []
  for (let n = 0; n < 6; n += 1) {
    const last = waits.at(-1)
    tried.push(last?.ms)
    last?.action()
    await settled()
  }
  expect(tried).toEqual([2000, 4000, 8000, 15_000, 30_000, 30_000])
  play.mockResolvedValue({ url: '/new', expireAt: 7_200_000, trial: null })
  waits.at(-1)?.action()
  await settled()
  expect([store.broken, store.play?.url]).toEqual([false, '/new'])
  // The address is renewed a minute before it ends.
  expect(waits.at(-1)?.ms).toBe(7_140_000)
})

test('a renewal that fails leaves the stream that plays alone until its address expires', async () => {
  const { store, play, waits } = desk(live(1))
  await store.load()
  await settled()
  play.mockRejectedValue(new Error('network'))
  waits.at(-1)?.action()
  await settled()
  expect([store.broken, store.play?.url, waits.at(-1)?.ms]).toEqual([false, '/media/live/x/index.m3u8', 10_000])
})

test('without a ticket nothing is asked for; a refusal shows the room again', async () => {
  const { store, play } = desk(live(1), true)
  await store.load()
  expect([store.locked, play.mock.calls.length]).toEqual([true, 0])
  const open = desk(live(1))
  open.play.mockRejectedValue(refused('DENIED'))
  open.become(live(2))
  await open.store.load()
  await settled()
  expect([open.store.phase, open.store.broken]).toEqual(['ended', false])
})

test('an ended room stops its stream; with a replay it plays that', async () => {
  const { store, waits } = desk(live(1))
  await store.load()
  await settled()
  store.hear(live(2))
  expect([store.phase, store.play, waits.at(-1)?.stopped]).toEqual(['ended', null, true])
  store.hear(live(2, { replay: true }))
  await settled()
  expect([store.phase, store.play !== null]).toEqual(['replay', true])
})
