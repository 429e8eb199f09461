import type { ContentDetail, JoinResult } from '@quanzi/contract'
import { SignUpStore } from './SignUpStore'

const NOW = 1_800_000_000_000

interface Start {
  readonly mine?: object
  readonly extra?: object
  readonly isMember?: boolean
  readonly join?: () => Promise<boolean>
  readonly outcome?: JoinResult | null
}

function start({ mine = {}, extra = {}, isMember = true, join = async () => true, outcome = null }: Start = {}) {
  const done: string[] = []
  const store = new SignUpStore({
    activity: () => ({ mine, extra }) as unknown as ContentDetail,
    join: { join, outcome, leave: async () => void done.push('leave') },
    requireMember: async () => isMember,
    reload: async () => void done.push('reload'),
    now: () => NOW,
  })
  return { store, done }
}

test.each([
  ['places left', {}, { left: 3, closeAt: NOW + 1 }, 'signUp'],
  ['no limit', {}, { left: null }, 'signUp'],
  ['no place left', {}, { left: 0 }, 'queue'],
  ['after the deadline', {}, { left: 3, closeAt: NOW - 1 }, 'closed'],
  ['after the end', {}, { state: 'ended' }, 'closed'],
  ['signed up', { joined: true }, { left: 0 }, 'cancel'],
  ['in the queue', { joinState: 'waiting', queueNo: 4 }, { left: 0 }, 'cancel'],
  ['signed up, after the end', { joined: true }, { state: 'ended' }, 'cancel'],
] as const)('the button, %s', (_when, mine, extra, offer) => {
  expect(start({ mine, extra }).store.offer).toBe(offer)
})

test('the viewer’s place is named with its number in the queue', () => {
  expect(start({ mine: { joinState: 'waiting', queueNo: 4 } }).store.own).toEqual({ kind: 'queued', no: 4 })
  expect(start({ mine: { joined: true } }).store.own).toEqual({ kind: 'joined' })
  expect(start().store.own).toBeNull()
})

test('a tap opens the form; a visitor is sent to log in; a place is cancelled only after a question', async () => {
  const free = start()
  expect([await free.store.press(), free.store.asking]).toEqual([false, true])
  const visitor = start({ isMember: false, mine: { joined: true } })
  expect([await visitor.store.press(), visitor.store.asking]).toEqual([false, false])
  const taken = start({ mine: { joined: true } })
  expect([await taken.store.press(), taken.store.asking]).toEqual([true, false])
})

test('after the sign-up the form closes and the activity is loaded again', async () => {
  const outcome: JoinResult = { state: 'waiting', joined: 20, capacity: 20, queueNo: 2 }
  const { store, done } = start({ outcome })
  await store.press()
  expect(await store.send()).toEqual(outcome)
  expect([store.asking, done]).toEqual([false, ['reload']])
})

test('an invalid form stays open', async () => {
  const { store } = start({ join: async () => false })
  await store.press()
  expect(await store.send()).toBeNull()
  expect(store.asking).toBe(true)
})

test('a refusal leaves the form open and loads the activity again, as its places have changed', async () => {
  const { store, done } = start({ join: () => Promise.reject(new Error('名额已满')) })
  await store.press()
  await expect(store.send()).rejects.toThrow('名额已满')
  expect([store.asking, done]).toEqual([true, ['reload']])
})

test('cancelling gives the place back and loads the activity again', async () => {
  const { store, done } = start({ mine: { joined: true } })
  await store.cancel()
  expect(done).toEqual(['leave', 'reload'])
})
