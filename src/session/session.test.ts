import { type CallDefinition, callKey, ERRORS, type ParamsSchema, type Profile } from '@quanzi/contract'
import { GatewayError } from '@/gateway/GatewayError'
import { language } from '@/locales/Language'
import { openStorage } from '@/platform/storage/openStorage'
import type { Storage } from '@/platform/storage/types'
import { createSession } from './createSession'
import { memberKeep } from './memberKeep'

const profile = (userId: number) => ({ userId, rid: userId + 1, nick_name: '小圆' }) as Profile

const failure = (kind: 'auth' | 'network', code: number) => new GatewayError({ kind, code, msg: kind })
const noSession = () => failure('auth', ERRORS.LOGIN.code)

type Answers = Readonly<Record<string, (params: Readonly<Record<string, unknown>>) => unknown>>

type Parts = Parameters<typeof createSession>[0]
type Recognise = NonNullable<Parts['recognise']>
/** Answers that came with the page, by key. */
type Brought = Readonly<Record<string, unknown>>

/** A session with `map` as the device's storage and a gateway that answers by uri. */
function start(answers: Answers = {}, map = new Map<string, string>(), recognise?: Recognise, brought: Brought = {}) {
  const store: Storage = {
    read: (key) => map.get(key) ?? null,
    write: (key, value) => Boolean(map.set(key, value)),
    remove: (key) => void map.delete(key),
    keys: () => [...map.keys()],
  }
  const asked: string[] = []
  const logins: (string | undefined)[] = []
  const timers: (() => void)[] = []
  const ask = async (definition: CallDefinition<ParamsSchema, unknown>, params: unknown) => {
    asked.push(definition.uri)
    const answer = answers[definition.uri]
    if (!answer) throw noSession()
    return answer(params as Readonly<Record<string, unknown>>)
  }
  const session = createSession({
    openLogin: (returnTo) => logins.push(returnTo),
    ask: ask as never,
    brought: (({ uri }, params) => brought[callKey(uri, params as object)]) as NonNullable<Parts['brought']>,
    recognise: recognise ?? (async () => null),
    open: (iid) => openStorage(store, String(iid)),
    later(_, action) {
      timers.push(action)
      return () => timers.splice(timers.indexOf(action), 1)
    },
  })
  return { ...session, asked, logins, timers, map, device: openStorage(store, '1000') }
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve))
const PROFILE = '/api/userV2.profile'
const SITE = '/api/aboutme/get'
const LOCK = '/multidis/lockFans'

describe('member', () => {
  test('a visitor is sent to login with a return path; a member continues', async () => {
    const visitor = start()
    visitor.member.enter(1000)
    await expect(visitor.member.requireMember('/app/find')).resolves.toBe(false)
    expect(visitor.logins).toEqual(['/app/find'])

    const known = start({ [PROFILE]: () => profile(5) })
    known.member.enter(1000)
    await expect(known.member.requireMember()).resolves.toBe(true)
    expect(known.logins).toEqual([])
    expect(known.member).toMatchObject({ userId: '5', rid: '6' })
  })

  test('concurrent callers cause one profile request', async () => {
    const { member, asked } = start({ [PROFILE]: () => profile(5) })
    member.enter(1000)
    await Promise.all([member.ready(), member.ready()])
    await member.ready()
    expect(asked).toEqual([PROFILE])
  })

  test('a visitor whom the surrounding app knows is a member from the start', async () => {
    const asked: unknown[] = []
    const map = new Map<string, string>()
    const recognise: Recognise = async (wish) => {
      asked.push(wish)
      return { openid: 'o1', unionid: 'u1', token: 'bearer' }
    }
    const { member } = start({ [PROFILE]: () => profile(5) }, map, recognise)
    member.enter(1000)
    await Promise.all([member.ready(), member.requireMember()])
    expect(member).toMatchObject({ isMember: true, openid: 'o1', unionid: 'u1', token: 'bearer' })
    expect(asked).toHaveLength(1)
    const again = start({ [PROFILE]: () => profile(5) }, map, recognise)
    again.member.enter(1000)
    await again.member.ready()
    expect(asked).toHaveLength(1)
  })

  test('a member who has logged out is recognised again only on request', async () => {
    const recognise = jest.fn<ReturnType<Recognise>, Parameters<Recognise>>(async () => ({
      openid: 'o1',
      unionid: 'u1',
      token: 'bearer',
    }))
    const map = new Map<string, string>()
    const first = start({ [PROFILE]: () => profile(5), '/v2/user/logout': () => true }, map, recognise)
    first.member.enter(1000)
    await first.member.ready()
    expect(first.member.lastId).toBe('5')
    await first.member.logout()
    const second = start({}, map, recognise)
    second.member.enter(1000)
    expect(second.member.lastId).toBe('')
    await expect(second.member.requireMember()).resolves.toBe(false)
    expect(recognise).toHaveBeenCalledTimes(1)
    await expect(second.member.recognise({ byHand: true })).resolves.toBe(true)
  })

  test('who was a member here last is known without a network, in that tenant, until a logout or another login', async () => {
    const map = new Map<string, string>()
    const away = () => {
      throw failure('network', 0)
    }
    for (const id of [5, 6]) {
      const { member } = start({ [PROFILE]: () => profile(id) }, map)
      member.enter(1000)
      await member.ready()
      const cutOff = start({ [PROFILE]: away }, map)
      cutOff.member.enter(1000)
      await cutOff.member.ready()
      expect([cutOff.member.isMember, cutOff.member.lastId]).toEqual([false, String(id)])
      cutOff.member.enter(3073)
      expect(cutOff.member.lastId).toBe('')
    }
  })

  test('what is kept for a member leaves the device at a logout and when another logs in; what waits there stays', async () => {
    const map = new Map<string, string>()
    const open = async (id: number) => {
      const { member, device } = start({ [PROFILE]: () => profile(id), '/v2/user/logout': () => true }, map)
      member.enter(1000)
      await member.ready()
      device.write('scans:9', 'waits')
      return { member, keep: memberKeep<string>(device, member, 'entrants:9') }
    }
    const holds = (text: string) => [...map.values()].some((value) => value.includes(text))
    const first = await open(5)
    first.keep.write('tickets of a club', 1)
    expect((await open(5)).keep.read()?.value).toBe('tickets of a club')
    await first.member.logout()
    expect([holds('tickets of a club'), holds('waits')]).toEqual([false, true])

    const again = await open(5)
    map.set('quanzi:1000:entrants:9', 'tickets of an earlier version')
    again.keep.write('tickets of a race', 2)
    expect(holds('earlier version')).toBe(false)
    const other = await open(6)
    expect([holds('tickets of a race'), holds('waits')]).toEqual([false, true])
    expect(other.keep.read()).toBeNull()
  })

  test('an identity that arrives after a change of tenant is dropped', async () => {
    let answer: (person: { openid: string; unionid: string; token: string }) => void = () => undefined
    const recognise: Recognise = () => new Promise((resolve) => (answer = resolve))
    const { member } = start({}, new Map(), recognise)
    member.enter(1000)
    const late = member.ready()
    member.enter(3073)
    answer({ openid: 'o1', unionid: 'u1', token: 'bearer' })
    await late
    expect(member.token).toBeNull()
  })

  test('the token survives a restart, in its own tenant only', async () => {
    const first = start({ [PROFILE]: () => profile(5) })
    first.member.enter(1000)
    await first.member.loggedIn(1000, 'secret')
    const second = start({}, first.map)
    second.member.enter(3073)
    expect(second.member.token).toBeNull()
    second.member.enter(1000)
    expect(second.member.token).toBe('secret')
  })

  test('a login answered after a change of tenant does not change the member of the new tenant', async () => {
    const { member, map } = start({ [PROFILE]: () => profile(5) })
    member.enter(3073)
    member.enter(1000)
    await member.loggedIn(1000, 'mine')
    await member.loggedIn(3073, 'other')
    expect(member).toMatchObject({ iid: 1000, token: 'mine', isMember: true })
    const again = start({ [PROFILE]: () => profile(5) }, map)
    again.member.enter(3073)
    expect(again.member.token).toBe('other')
    again.member.enter(1000)
    expect(again.member.token).toBe('mine')
  })

  test('an ended session forgets the token, a lost connection keeps it', async () => {
    let answer: () => Profile = () => profile(5)
    const { member } = start({ [PROFILE]: () => answer() })
    member.enter(1000)
    await member.loggedIn(1000, 'secret')
    answer = () => {
      throw failure('network', ERRORS.SYSTEM.code)
    }
    await member.refresh()
    expect(member).toMatchObject({ status: 'member', token: 'secret' })
    answer = () => {
      throw noSession()
    }
    await member.refresh()
    expect(member).toMatchObject({ status: 'visitor', token: null, profile: null })
  })

  test('an answer for the former tenant is dropped', async () => {
    let release: (value: Profile) => void = () => undefined
    const slow = new Promise<Profile>((resolve) => {
      release = resolve
    })
    const { member } = start({ [PROFILE]: ({ iid }) => (iid === 1 ? slow : profile(9)) })
    member.enter(1)
    const asking = member.ready()
    member.enter(2)
    await member.ready()
    release(profile(5))
    await asking
    expect(member.userId).toBe('9')
  })
})

describe('prepay order', () => {
  const order = { iid: 1000, orderType: 1, keys: '5', property: '', property2: '', num: 1, info: {}, title: '徒步' }

  test('the prepay order survives a reload, belongs to its tenant and can be cleared', () => {
    const before = start()
    before.prepay.put(order)
    const after = start({}, before.map)
    expect(after.prepay.take(3073)).toBeNull()
    expect(after.prepay.take(1000)).toMatchObject(order)
    after.prepay.clear(1000)
    expect(after.prepay.take(1000)).toBeNull()
    expect(start({}, before.map).prepay.take(1000)).toBeNull()
  })

  test("a member's order stays for them after a session that ended; another member takes it off the device unseen", async () => {
    const as = async (userId: number, map?: Map<string, string>) => {
      const session = start({ [PROFILE]: () => profile(userId) }, map)
      session.member.enter(1000)
      await session.member.ready()
      return session
    }
    const ann = await as(7)
    ann.prepay.put(order)
    expect(start({}, ann.map).prepay.take(1000)).toMatchObject({ keys: '5' })
    expect((await as(7, ann.map)).prepay.take(1000)).toMatchObject({ keys: '5' })
    expect((await as(9, ann.map)).prepay.take(1000)).toBeNull()
    expect((await as(7, ann.map)).prepay.take(1000)).toBeNull()
  })

  test("a visitor's order is that of who logs in", async () => {
    const session = start({ [PROFILE]: () => profile(7) })
    session.member.enter(1000)
    session.prepay.put(order)
    await session.member.loggedIn(1000, null)
    expect(session.prepay.take(1000)).toMatchObject({ keys: '5' })
  })
})

describe('distribution key', () => {
  test("shell-and-routes §2: a visitor's first key stays; a member's new one replaces it; 'empty' is none", () => {
    const { distribution } = start()
    distribution.remember(1, 'empty', { isMember: false })
    expect(distribution.keyOf(1)).toBeNull()
    distribution.remember(1, 'a', { isMember: false })
    distribution.remember(1, 'b', { isMember: false })
    expect(distribution.keyOf(1)).toBe('a')
    distribution.remember(1, 'c', { isMember: true })
    expect(distribution.keyOf(1)).toBe('c')
    expect(distribution.keyOf(2)).toBeNull()
  })

  test('a key is locked once per member, also over a restart; a failure is tried again', async () => {
    let broken = true
    const lock = () => {
      if (broken) throw failure('network', ERRORS.SYSTEM.code)
      return { locked: true }
    }
    const first = start({ [LOCK]: lock })
    first.distribution.remember(1, 'a', { isMember: true })
    await first.distribution.lock(1, '5')
    broken = false
    await first.distribution.lock(1, '5')
    await first.distribution.lock(1, '5')
    expect(first.asked).toEqual([LOCK, LOCK])
    const second = start({ [LOCK]: lock }, first.map)
    await second.distribution.lock(1, '5')
    expect(second.asked).toEqual([])
    await second.distribution.lock(1, '6')
    expect(second.asked).toEqual([LOCK])
  })

  test('two taps at once lock once', async () => {
    const { distribution, asked } = start({ [LOCK]: () => ({ locked: true }) })
    distribution.remember(1, 'a', { isMember: true })
    await Promise.all([distribution.lock(1, '5'), distribution.lock(1, '5')])
    expect(asked).toEqual([LOCK])
  })

  test('of two keys the first is locked first, and the second waits for its answer', async () => {
    const answers: (() => void)[] = []
    const { distribution, asked } = start({ [LOCK]: () => new Promise<void>((done) => answers.push(done)) })
    distribution.remember(1, 'a', { isMember: true })
    const first = distribution.lock(1, '5')
    distribution.remember(1, 'b', { isMember: true })
    const second = distribution.lock(1, '5')
    await settled()
    expect(asked).toEqual([LOCK])
    answers[0]?.()
    await first
    await settled()
    expect(asked).toEqual([LOCK, LOCK])
    answers[1]?.()
    await second
  })

  test("shell-and-routes §8: a key that fails to load is 'empty', and is requested again", async () => {
    let answer: { key: string } | null = null
    const { distribution } = start({
      '/multidis/getKey': () => {
        if (!answer) throw failure('network', ERRORS.SYSTEM.code)
        return answer
      },
    })
    await expect(distribution.shareKey(1, '5', 9, '7')).resolves.toBe('empty')
    answer = { key: 'mine' }
    await expect(distribution.shareKey(1, '5', 9, '7')).resolves.toBe('mine')
    await expect(distribution.shareKey(1, null, 9, '7')).resolves.toBe('empty')
  })

  test('a member is not locked to their own key', async () => {
    const { distribution, asked } = start({ '/multidis/getKey': () => ({ key: 'mine' }), [LOCK]: () => ({}) })
    await distribution.shareKey(1, '5', 9, '7')
    distribution.remember(1, 'mine', { isMember: true })
    await distribution.lock(1, '5')
    expect(asked).toEqual(['/multidis/getKey'])
    // The next member of this device is somebody else.
    await distribution.lock(1, '6')
    expect(asked).toEqual(['/multidis/getKey', LOCK])
  })
})

describe('tenant', () => {
  const rows = {
    list: [
      { title: '商城', image: 'i.png', action: { url: '/app/mall/search' }, extra: { en: 'Shop' } },
      { title: '坏', action: null },
    ],
  }

  test('entering loads site info and tabs once; rows without an address are left out', async () => {
    const { tenant, asked } = start({ [SITE]: () => ({ name: '山友' }), '/api/config/list': () => rows })
    tenant.enter(7, 1000)
    tenant.enter(7, 9)
    await settled()
    expect(asked.filter((uri) => uri === SITE)).toHaveLength(1)
    expect(tenant).toMatchObject({ name: '山友', cid: 9 })
    expect(tenant.tabs).toEqual([{ title: '商城', path: '/app/mall/search', icon: 'i.png' }])
    language.use('en')
    expect(tenant.tabs).toMatchObject([{ title: 'Shop' }])
    language.use('zh-CN')
  })

  test('data that came with the page is there before the first screen, without a request', async () => {
    const brought = {
      [callKey(SITE, { iid: 7, type: 'js', userId: '' })]: { name: '山友' },
      [callKey('/api/config/list', { iid: 7, type: 'tabBar' })]: rows,
    }
    const { tenant, asked } = start({}, undefined, undefined, brought)
    tenant.begin(7, 9)
    expect(tenant).toMatchObject({ iid: 7, cid: 9, name: '山友' })
    expect(tenant.tabs.map(({ title }) => title)).toEqual(['商城'])
    await tenant.enter(7, 9)
    expect(asked).toEqual([])

    const half = start({}, undefined, undefined, {
      [callKey(SITE, { iid: 7, type: 'js', userId: '' })]: { name: '山友' },
    })
    half.tenant.begin(7, 9)
    await half.tenant.enter(7, 9)
    expect(half.asked).toContain(SITE)
  })

  test('admissions-and-regions §2: a tenant without configured tabs has the default ones, the university its three', async () => {
    const { tenant } = start()
    tenant.enter(7, 1000)
    await settled()
    expect(tenant.tabs.map(({ title }) => title)).toEqual(['首页', '发现', '订单', '我的'])
    tenant.enter(3073, 1000)
    const titles = () => tenant.tabs.map(({ title }) => title)
    expect(titles()).toEqual(['首页', '研究生', '我的'])
    language.use('en')
    expect(titles()).toEqual(['Home', 'Graduate studies', 'Me'])
    language.use('zh-CN')
  })

  test('shell-and-routes §2: a site that does not start shows the reason once, later failures show nothing; an unknown tenant is missing', async () => {
    let answer: () => unknown = () => {
      throw failure('network', ERRORS.SYSTEM.code)
    }
    const { tenant, timers } = start({ [SITE]: () => answer() })
    tenant.enter(7, 1000)
    await settled()
    expect(tenant.problem).toBe('network')
    answer = () => ({ name: 'a' })
    await tenant.load()
    expect(tenant).toMatchObject({ problem: null, name: 'a' })
    answer = () => {
      throw failure('network', ERRORS.SYSTEM.code)
    }
    tenant.routeChanged('/app/find')
    timers[0]?.()
    await settled()
    expect(tenant).toMatchObject({ problem: null, name: 'a' })
    answer = () => {
      throw new GatewayError({ kind: 'business', code: ERRORS.NOTFOUND.code, msg: '内容不存在' })
    }
    tenant.enter(99, 1000)
    await settled()
    expect(tenant).toMatchObject({ problem: null, site: null, missing: true })
    answer = () => ({ name: 'b' })
    tenant.enter(7, 1000)
    expect(tenant.missing).toBe(false)
    await settled()
    expect(tenant).toMatchObject({ missing: false, name: 'b' })
    answer = () => {
      throw new GatewayError({ kind: 'business', code: ERRORS.NOTFOUND.code, msg: '内容不存在' })
    }
    await tenant.load()
    expect(tenant).toMatchObject({ missing: false, name: 'b' })
  })

  test('shell-and-routes §2: site info is read again after a route change, except on the way to paying', async () => {
    const { tenant, timers, asked } = start({ [SITE]: () => ({ name: 'a' }) })
    tenant.routeChanged('/app/act/:iid')
    tenant.routeChanged('/app/find')
    expect(timers).toHaveLength(1)
    tenant.routeChanged('/app/pay/order')
    expect(timers).toHaveLength(0)
    tenant.routeChanged('/app/find')
    timers[0]?.()
    await settled()
    expect(asked).toEqual([SITE])
  })
})
