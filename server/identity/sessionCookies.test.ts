import { callBearer, homeBearer, pageTenant, sessionBearers, sessionCookie } from './sessionCookies'

const cookies = { [sessionCookie(1000)]: 'a', [sessionCookie(3073)]: 'b', quanzi_other: 'x', [sessionCookie(7)]: '' }
const page = (path: string) => `https://site.example${path}`

test.each([
  ['a call uses the session of the tenant it names', { iid: 3073 }, undefined, 'b'],
  ['also as text', { iid: '3073' }, undefined, 'b'],
  ['and no other', { iid: 3192 }, page('/app/index/1000'), null],
  ['an ended session is none', { iid: 7 }, undefined, null],
  ['without a name the page decides', {}, page('/app/university/frame/home?iid=3073'), 'b'],
  ['by its path too', {}, page('/app/index/1000'), 'a'],
  ['a page of a tenant without a session is a visitor there', {}, page('/app/index/3192'), null],
  ['of several sessions none is taken by default', {}, undefined, null],
  ['also for a page that is none', {}, 'about:blank', null],
])('%s', (_, params, referer, expected) => expect(callBearer(cookies, params, referer)).toBe(expected))

test('without a tenant in the call, a single session is used', () => {
  expect(callBearer({ [sessionCookie(3073)]: 'b' }, {}, undefined)).toBe('b')
  expect(callBearer({ [sessionCookie(3073)]: 'b' }, {}, page('/app/account/personal'))).toBe('b')
})

test('whoever joins a tenant keeps the identity of the page they come from', () => {
  expect(homeBearer(cookies, page('/app/index/3073'))).toBe('b')
  expect(homeBearer(cookies, page('/app/find'))).toBe('a')
  expect(homeBearer({ [sessionCookie(3073)]: 'b' }, page('/app/index/3192'))).toBe('b')
})

test('a page’s tenant is that of its address', () => {
  expect(pageTenant(page('/app/act/3192/detail/5'))).toBe(3192)
  expect(pageTenant(page('/app/find?cid=3214'))).toBe(3214)
  expect(pageTenant(page('/app/find'))).toBeNull()
  expect(pageTenant('https://servicewechat.com/wx1/1/page-frame.html')).toBeNull()
})

test('all sessions of a browser', () => expect(sessionBearers(cookies)).toEqual(['a', 'b']))
