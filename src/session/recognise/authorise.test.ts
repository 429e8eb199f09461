import { openStorage } from '@/platform/storage/openStorage'
import { authorise } from './authorise'

const DAY = 24 * 3_600_000
const user = (change = {}) => ({
  openid: 'o1',
  unionid: 'u1',
  nickname: '小圈',
  appId: '',
  headimgurl: '',
  domain: '',
  ...change,
})

function setUp({ session = null as ReturnType<typeof user> | null, lasting = true } = {}) {
  const map = new Map<string, string>()
  const device = {
    read: (key: string) => map.get(key) ?? null,
    write: (key: string, value: string) => Boolean(map.set(key, value)),
    remove: (key: string) => void map.delete(key),
    keys: () => [...map.keys()],
  }
  const left: string[] = []
  const asked: number[] = []
  const named: (string | null)[] = []
  const time = { now: 100 * DAY }
  const parts = {
    open: (iid: number) => openStorage(device, String(iid)),
    lasting: () => lasting,
    fetchUser: async (iid: number, openid: string | null) => {
      asked.push(iid)
      named.push(openid)
      return session
    },
    here: () => '/app/act/1000?tag=徒步&page=2',
    leave: async (url: string) => void left.push(url),
    now: () => time.now,
  }
  const ask = (wish = {}) =>
    authorise({ iid: 1000, openid: null, unionid: null, full: false, byHand: false, ...wish }, parts)
  return { ask, left, asked, named, time }
}

const OAUTH = '/wxservice2/oauth?iid=1000&redirect=%2Fapp%2Fact%2F1000%3Ftag%3D%E5%BE%92%E6%AD%A5%26page%3D2&scope='

test('shell-and-routes §4: a stored identity is used without a request', async () => {
  const { ask, left, asked } = setUp()
  await expect(ask({ openid: 'o1', unionid: 'u1' })).resolves.toEqual({ openid: 'o1', unionid: 'u1' })
  expect([left, asked]).toEqual([[], []])
})

test.each([{}, { openid: 'o1' }, { unionid: 'u1' }])(
  'with an incomplete identity (%j) the base scope is requested',
  async (known) => {
    const { ask, left } = setUp()
    await ask(known)
    expect(left).toEqual([`${OAUTH}snsapi_base`])
  },
)

test('the identity of the session is used before the provider’s page opens', async () => {
  const { ask, left } = setUp({ session: user() })
  await expect(ask()).resolves.toMatchObject({ openid: 'o1', unionid: 'u1' })
  expect(left).toEqual([])
})

test('shell-and-routes §4: a missing nickname matters only where the full profile is wanted', async () => {
  const { ask, left } = setUp({ session: user({ nickname: '' }) })
  await ask({ openid: 'o1', unionid: 'u1' })
  expect(left).toEqual([])
  await ask({ openid: 'o1', unionid: 'u1', full: true })
  expect(left).toEqual([`${OAUTH}snsapi_userinfo`])
})

test('shell-and-routes §4: a visitor whom the provider does not identify is null, and is not sent there again that day', async () => {
  const { ask, left, time } = setUp()
  await ask()
  await expect(ask()).resolves.toBeNull()
  await expect(ask()).resolves.toBeNull()
  expect(left).toHaveLength(1)
  time.now += DAY + 1
  await ask()
  expect(left).toHaveLength(2)
})

test('when the visitor asks, it is tried at once, with a return path', async () => {
  const { ask, left } = setUp()
  await ask()
  await ask({ byHand: true, returnTo: '/app/pay/order?gid=1' })
  expect(left[1]).toContain('redirect=%2Fapp%2Fpay%2Forder%3Fgid%3D1&')
})

test('a device without lasting storage is never sent there automatically, because that would be an endless loop', async () => {
  const { ask, left } = setUp({ lasting: false })
  await expect(ask()).resolves.toBeNull()
  expect(left).toEqual([])
  await ask({ byHand: true })
  expect(left).toHaveLength(1)
})

test('shell-and-routes §7: the request contains the visitor’s earlier identity', async () => {
  const { ask, named } = setUp({ session: user() })
  await ask()
  await ask({ openid: 'o1', unionid: 'u1', byHand: true })
  expect(named).toEqual([null, 'o1'])
})

test('before paying the session is checked, whatever the device has stored', async () => {
  const { ask, asked } = setUp({ session: user() })
  await ask({ openid: 'o1', unionid: 'u1', byHand: true })
  expect(asked).toEqual([1000])
})
