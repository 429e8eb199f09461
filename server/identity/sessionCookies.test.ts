import { callBearer, sessionBearers, sessionCookie } from './sessionCookies'

const cookies = { [sessionCookie(1000)]: 'a', [sessionCookie(3073)]: 'b', quanzi_other: 'x', [sessionCookie(7)]: '' }
const page = (path: string) => `https://site.example${path}`

test.each([
  ['a call uses the session of the tenant it names', { iid: 3073 }, undefined, 'b'],
  ['also as text, and as channel', { cid: '3073' }, undefined, 'b'],
  ['and no other', { iid: 3192 }, page('/app/index/1000'), null],
  ['an ended session is none', { iid: 7 }, undefined, null],
  ['without a name the page decides', {}, page('/app/university/frame/home?iid=3073'), 'b'],
  ['then the default tenant', {}, undefined, 'a'],
  ['also for a page that is none', {}, 'about:blank', 'a'],
])('%s', (_, params, referer, expected) => expect(callBearer(cookies, params, referer)).toBe(expected))

test('without a name, one session alone is the one; of several none', () => {
  expect(callBearer({ [sessionCookie(3073)]: 'b' }, {}, undefined)).toBe('b')
  expect(callBearer({ [sessionCookie(3073)]: 'b', [sessionCookie(3192)]: 'c' }, {}, undefined)).toBeNull()
})

test('all sessions of a browser', () => expect(sessionBearers(cookies)).toEqual(['a', 'b']))
