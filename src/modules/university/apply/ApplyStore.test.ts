import { ERRORS, type Registration, type RegistrationStatus } from '@quanzi/contract'
import { GatewayError } from '@/gateway/GatewayError'
import { text } from '../messages'
import { ApplyStore } from './ApplyStore'

const GROUPS = JSON.stringify([
  { id: '31', groupName: '基本信息', groupDesc: '', isFill: true },
  { id: '32', groupName: '联系方式', groupDesc: '', isFill: false },
])

const registration = (status: RegistrationStatus): Registration => ({
  regImage: '/logo.png',
  statusImg: '/status.png',
  statusShowImg: '/show.png',
  status,
  regSummary: '《承诺书》',
  groups: GROUPS,
  fee: 15_000,
  reason: '',
})

async function open(status: RegistrationStatus, { authorised = true } = {}) {
  let now = status
  const parts = {
    fetch: jest.fn(async () => registration(now)),
    commit: jest.fn(async (): Promise<unknown> => {
      now = 1
      return true
    }),
    reset: jest.fn(async (): Promise<unknown> => {
      now = 0
      return true
    }),
    createOrder: jest.fn(async () => ({ gid: 'g1', status: 1 })),
    isAuthorised: () => authorised,
  }
  const store = new ApplyStore(parts)
  await store.load()
  return { store, ...parts }
}

test.each<[RegistrationStatus, string, string, boolean]>([
  [0, '确认提交', 'confirm submit', true],
  [1, '等待审核', 'waiting for review', false],
  [2, '审核通过，点击缴费', 'review passed, tap to pay', true],
  [3, '报名成功', 'registration succeeded', false],
  [4, '重新填写', 'refill', true],
])('admissions-and-regions §4: status %d: the button says %s', async (status, zh, en, active) => {
  const { store } = await open(status)
  expect(store.button).toEqual({ zh, en, active })
})

test('admissions-and-regions §3: groups are read from JSON text; damaged text gives none', async () => {
  const { store, fetch } = await open(0)
  expect(store.groups.map(({ groupName }) => groupName)).toEqual(['基本信息', '联系方式'])
  expect(store.filled).toBe(1)
  fetch.mockResolvedValueOnce({ ...registration(0), groups: '{' })
  await store.load()
  expect(store.groups).toEqual([])
})

test('admissions-and-regions §5: without consent nothing is submitted', async () => {
  const { store, commit } = await open(0)
  expect(await store.press()).toEqual({ kind: 'agreeFirst', summary: '《承诺书》' })
  expect(text('agreeFirst', { summary: '《承诺书》' })).toBe('请先勾选《承诺书》')
  expect(commit).not.toHaveBeenCalled()
})

test('admissions-and-regions §4: 0 to 1: submits once and reloads', async () => {
  const { store, commit, fetch } = await open(0)
  store.agree(true)
  const [first, second] = await Promise.all([store.press(), store.press()])
  expect(first).toEqual({ kind: 'moved' })
  expect(second).toBeNull()
  expect(commit).toHaveBeenCalledTimes(1)
  expect(fetch).toHaveBeenCalledTimes(2)
  expect(store.registration?.status).toBe(1)
})

test('a consent counts for one submission; after a failure it stays ticked', async () => {
  const { store, commit } = await open(0)
  store.agree(true)
  commit.mockRejectedValueOnce(new Error('offline'))
  await expect(store.press()).rejects.toThrow('offline')
  expect(store.agreed).toBe(true)
  await store.press()
  expect(store.agreed).toBe(false)
})

test('admissions-and-regions §8: a falsy answer to submitting is a failure', async () => {
  const { store, commit } = await open(0)
  store.agree(true)
  commit.mockResolvedValueOnce(false)
  expect(await store.press()).toEqual({ kind: 'submitFailed' })
  expect(text('submitFailed')).toBe('提交失败，未知错误，请联系主办方。')
})

test('an incomplete group shows the gateway’s message', async () => {
  const { store, commit } = await open(0)
  store.agree(true)
  const refusal = new GatewayError({ kind: 'business', code: 1000012, msg: '请先填写联系方式' })
  commit.mockRejectedValueOnce(refusal)
  await expect(store.press()).rejects.toBe(refusal)
  expect(store.busy).toBe(false)
})

test.each<RegistrationStatus>([1, 3])(
  'admissions-and-regions §4: status %d: the button does nothing',
  async (status) => {
    const { store, commit, reset, createOrder } = await open(status)
    expect(await store.press()).toBeNull()
    for (const call of [commit, reset, createOrder]) expect(call).not.toHaveBeenCalled()
  },
)

test('admissions-and-regions §4: 2: a double tap creates one order of the fee', async () => {
  const { store, createOrder } = await open(2)
  const [first, second] = await Promise.all([store.press(), store.press()])
  expect(first).toEqual({ kind: 'order', gid: 'g1', paid: false })
  expect(second).toBeNull()
  expect(createOrder.mock.calls).toEqual([[15_000]])
})

test('2 without a fee is paid at once and reloaded', async () => {
  const { store, createOrder, fetch } = await open(2)
  createOrder.mockResolvedValueOnce({ gid: 'g1', status: 14 })
  expect(await store.press()).toEqual({ kind: 'order', gid: 'g1', paid: true })
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('admissions-and-regions §5: 2 without authorisation creates no order', async () => {
  const { store, createOrder } = await open(2, { authorised: false })
  expect(await store.press()).toEqual({ kind: 'authoriseFirst' })
  expect(text('authoriseFirst')).toBe('请先授权微信')
  expect(createOrder).not.toHaveBeenCalled()
})

test('admissions-and-regions §4: 4 to 0: resets and reloads', async () => {
  const { store } = await open(4)
  expect(await store.press()).toEqual({ kind: 'moved' })
  expect(store.registration?.status).toBe(0)
})

test.each([false, 'true', 1, null])(
  'admissions-and-regions §8: resetting that answers %p has failed',
  async (answer) => {
    const { store, reset } = await open(4)
    reset.mockResolvedValueOnce(answer)
    expect(await store.press()).toEqual({ kind: 'resetFailed' })
    expect(text('resetFailed')).toBe('重置失败，未知错误，请联系主办方。')
  },
)

test('a failed first load can be retried, a missing registration cannot; a failed reload keeps the screen', async () => {
  const { store, fetch } = await open(0)
  fetch.mockRejectedValueOnce(new Error('offline'))
  await store.load()
  expect(store.state.kind).toBe('ready')
  const gone = new GatewayError({ kind: 'business', code: ERRORS.NOTFOUND.code, msg: '内容不存在' })
  const first = jest.fn().mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(gone)
  const fresh = new ApplyStore({
    fetch: first.mockResolvedValueOnce(registration(0)),
    commit: jest.fn(),
    reset: jest.fn(),
    createOrder: jest.fn(),
    isAuthorised: () => true,
  })
  await fresh.load()
  expect(fresh.state).toEqual({ kind: 'error', message: '系统繁忙，请稍后再试', onRetry: expect.any(Function) })
  await fresh.load()
  expect(fresh.state).toEqual({ kind: 'error', message: '内容不存在' })
  await fresh.load()
  expect(fresh.state.kind).toBe('ready')
})
