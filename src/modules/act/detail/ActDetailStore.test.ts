import type { ActSession, ContentDetail } from '@quanzi/contract'
import { ActDetailStore } from './ActDetailStore'

const session = (id: string, state: ActSession['state']) => ({ id, state }) as ActSession

function start({
  sessions = [session('s1', 'full'), session('s2', 'open')],
  isMember = true,
  trial = false,
  extra = { state: 'open' } as object,
  at = { lat: 30.1, lng: 120.2 } as object,
  more = {} as object,
} = {}) {
  const returns: (string | undefined)[] = []
  const store = new ActDetailStore({
    iid: 1000,
    id: '5',
    trial,
    detail: () => ({ sessions, extra, ...at, ...more }) as unknown as ContentDetail,
    requireMember: async (returnTo) => {
      returns.push(returnTo)
      return isMember
    },
    joinWaitlist: async () => ({ state: 'waiting' }) as never,
    now: () => 0,
  })
  return { store, returns }
}

test('an open activity leads to its form; a visitor logs in first', async () => {
  const { store, returns } = start()
  expect([store.state, store.session?.id]).toEqual(['open', 's2'])
  expect(await store.press()).toEqual({ name: 'act.enroll', params: { iid: 1000, id: '5', sessionId: 's2' } })
  expect(returns).toEqual(['/app/act/enroll?iid=1000&id=5&sessionId=s2'])
  expect(await start({ isMember: false }).store.press()).toBeNull()
})

test('an offered deposit is said for one place, and leads to the form that pays it', async () => {
  const sessions = [{ id: 's2', state: 'open', price: 1000, startsAt: 86_400_000 } as ActSession]
  const more = {
    deposit: { share: 20, balanceHours: 2, refundable: false },
    tickets: [{ price: 9000 }, { price: 4000 }],
  }
  const { store } = start({ sessions, more })
  expect(store.deposit).toMatchObject({ fen: 1000, title: '定金 ¥10' })
  expect(store.hasPrices).toBe(true)
  expect(await store.press(true)).toMatchObject({ params: { sessionId: 's2', deposit: '1' } })
  expect(start({ sessions, more, trial: true }).store.deposit).toBeNull()
  expect(start({ sessions, more: { ...more, deposit: undefined } }).store.deposit).toBeNull()
})

test('a trial leads to the trial form', async () => {
  expect(await start({ trial: true }).store.press()).toMatchObject({ name: 'act.enrollTest' })
})

test('a full session opens its waiting list; a visitor returns to this screen after login', async () => {
  const { store, returns } = start()
  store.choose('s1')
  expect(store.state).toBe('waitlist')
  expect(await store.press()).toBeNull()
  expect([store.waitlist.sessionId, returns]).toEqual(['s1', [undefined]])
})

test('an ended activity cannot be joined', async () => {
  const { store } = start({ sessions: [session('s0', 'ended')] })
  expect(store.state).toBe('ended')
  expect(await store.press()).toBeNull()
  expect(store.waitlist.sessionId).toBeNull()
})

test('the meeting place shows city and place; without coordinates there is no map', () => {
  const { store } = start({ extra: { city: '杭州', place: '西湖南门' } })
  expect(store.meetingPoint).toEqual({ lat: 30.1, lng: 120.2, name: '西湖南门', address: '杭州 西湖南门' })
  expect(start({ extra: { city: '杭州' } }).store.meetingPoint?.name).toBe('杭州')
  expect(start({ at: { lat: null, lng: null } }).store.meetingPoint).toBeNull()
})
