import { type ResolvedRoute, resolve } from '@quanzi/contract'
import { leaveFor } from './leaveFor'
import { leaveTo } from './leaveTo'
import { leaveLogin } from './login'
import { back } from './navigate'
import { pushPlace } from './stack'

interface FakePage {
  path: string
  $taroParams?: Record<string, string>
}

let mockPages: FakePage[] = []
const mockDone: string[] = []

jest.mock('@tarojs/taro', () => {
  const go =
    (word: string, change: (url: string) => void) =>
    async (options: { url?: string; delta?: number } = {}) => {
      mockDone.push(`${word} ${options.url ?? options.delta ?? 1}`)
      change(options.url ?? '')
      if (word === 'back') mockPages = mockPages.slice(0, mockPages.length - (options.delta ?? 1))
    }
  const Taro = {
    getCurrentPages: () => mockPages,
    getCurrentInstance: () => {
      const { path = '/', $taroParams: params = {} } = mockPages.at(-1) ?? {}
      return { router: { path, params } }
    },
    navigateTo: go('push', (path) => mockPages.push({ path })),
    redirectTo: go('replace', (path) => {
      mockPages = [...mockPages.slice(0, -1), { path }]
    }),
    reLaunch: go('relaunch', (path) => {
      mockPages = [{ path }]
    }),
    navigateBack: go('back', () => undefined),
  }
  return { __esModule: true, default: Taro }
})

const route = (path: string): ResolvedRoute => {
  const found = resolve(path)
  if (!found) throw new Error(path)
  return found
}

beforeEach(() => {
  mockPages = []
  mockDone.splice(0)
})

test('on H5 a screen opens by its concrete public path, never by its pattern', async () => {
  await pushPlace(route('/app/act/1000/detail/5?tag=x'))
  expect(mockDone).toEqual(['push /app/act/1000/detail/5?tag=x'])
})

test('the eleventh screen reuses the oldest of its kind', async () => {
  mockPages = ['/app/index/1000', '/app/act/1000/detail/1', ...Array<string>(8).fill('/app/find')].map((path) => ({
    path,
  }))
  await pushPlace(route('/app/act/1000/detail/2'))
  expect(mockDone).toEqual(['back 8', 'replace /app/act/1000/detail/2'])
  expect(mockPages.map(({ path }) => path)).toEqual(['/app/index/1000', '/app/act/1000/detail/2'])
})

test('back returns to the previous screen; on the first screen it goes to the tenant’s home', async () => {
  mockPages = [{ path: '/app/index/3073' }, { path: '/app/act/3073/detail/5' }]
  await back()
  expect(mockDone).toEqual(['back 1'])
  mockPages = [{ path: '/app/act/3073/detail/5' }]
  await back()
  expect(mockDone).toEqual(['back 1', 'relaunch /app/index/3073'])
})

test('a form that is done goes back; opened by its address, it leads to where it belongs instead of home', async () => {
  mockPages = [{ path: '/app/wallet/withdraw' }, { path: '/app/wallet/editAccount' }]
  await leaveTo('wallet.payAccount', { iid: 3073 })
  expect(mockDone).toEqual(['back 1'])
  mockPages = [{ path: '/app/wallet/editAccount' }]
  await leaveTo('wallet.payAccount', { iid: 3073 })
  expect(mockDone).toEqual(['back 1', 'replace /app/wallet/payAccount?iid=3073'])
})

test('login goes back when the visitor came from the screen below', async () => {
  const enroll = { path: '/app/act/enroll?stamp=AA', $taroParams: { iid: '1000', id: '5', stamp: 'AA' } }
  mockPages = [enroll, { path: '/app/account/login?stamp=AB' }]
  await leaveLogin('/app/act/enroll?iid=1000&id=5')
  expect(mockDone).toEqual(['back 1'])
  mockDone.splice(0)
  mockPages = [enroll, { path: '/app/account/login?stamp=AB' }]
  await leaveLogin('/app/act/enroll?iid=1000&id=6')
  expect(mockDone).toEqual(['replace /app/act/enroll?iid=1000&id=6'])
})

test('the screen below is found when the visitor came through a channel, which both addresses name', async () => {
  const query = { iid: '1000', gid: '5', cid: '7' }
  mockPages = [
    { path: '/app/order/detail?stamp=AA', $taroParams: query },
    { path: '/app/pay/paySuccess?stamp=AB', $taroParams: query },
  ]
  await leaveFor('/app/order/detail?iid=1000&gid=5')
  expect(mockDone).toEqual(['back 1'])
})

test.each([
  ['/app/index/3192'],
  ['/app/act/enroll?iid=3192&id=6'],
  ['/app/find?cid=3192'],
  ['/app/account/login?iid=1000'],
  ['//evil.test/app/index/1000'],
  ['https://evil.test/app/index/1000'],
  ['javascript:alert(1)'],
  [undefined],
])('a login at a tenant does not lead to %s but to the tenant’s home', async (returnTo) => {
  mockPages = [{ path: '/app/account/login?stamp=AB', $taroParams: { iid: '1000' } }]
  await leaveLogin(returnTo)
  expect(mockDone).toEqual(['relaunch /app/index/1000'])
})

test('the way back from login stays in a tenant other than the first', async () => {
  mockPages = [{ path: '/app/account/login?stamp=AB', $taroParams: { iid: '3192' } }]
  await leaveLogin('/app/find?iid=3192')
  expect(mockDone).toEqual(['replace /app/find?iid=3192'])
})
