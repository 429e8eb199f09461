import fc from 'fast-check'
import { build } from './build'
import { buildMini, miniPagePath, ROUTE_KEY, resolveMini } from './mini'
import type { QueryValue } from './query'
import { resolve } from './resolve'
import type { RouteName } from './routes'
import { parameterNames, ROUTE_NAMES, routeOf, segmentsOf } from './segments'

type AnyBuild = (name: RouteName, params: Readonly<Record<string, QueryValue>>) => string
const buildAny = build as AnyBuild
const buildMiniAny = buildMini as AnyBuild

/** All literal segments, because these values are most likely to be mistaken for another path. */
const words = [...new Set(ROUTE_NAMES.flatMap(segmentsOf).filter((segment) => !segment.startsWith(':')))]

const value = fc.oneof(fc.string({ minLength: 1, unit: 'grapheme' }), fc.nat().map(String))
const pathValue = value.filter((text) => text !== '.' && text !== '..')
const iid = fc.integer({ min: 0, max: 10 ** 15 - 1 })
const queryKey = fc
  .stringMatching(/^[a-zA-Z][\w[\]%& ]{0,8}$/)
  .filter((key) => key !== ROUTE_KEY && key !== '__proto__')

const addressed = fc.constantFrom(...ROUTE_NAMES).chain((name) => {
  const keys = parameterNames(name)
  const params = fc.record(Object.fromEntries(keys.map((key) => [key, key === 'iid' ? iid : pathValue])))
  const query = fc.dictionary(queryKey, value, { maxKeys: 4 }).map((all) => {
    const rest = { ...all }
    for (const key of keys) delete rest[key]
    return rest
  })
  return fc.record({ name: fc.constant(name), params, query })
})

/** A free parameter may equal a literal of another route; then that route wins, as intended. */
const isShadowed = (name: RouteName, params: Readonly<Record<string, unknown>>) =>
  resolve(buildAny(name, params as Record<string, QueryValue>))?.name !== name &&
  Object.values(params).some((param) => words.includes(String(param)))

test('shell-and-routes §2: resolve is the inverse of build for every route', () => {
  fc.assert(
    fc.property(addressed, ({ name, params, query }) => {
      fc.pre(!isShadowed(name, params))
      const url = buildAny(name, { ...params, ...query })
      const expected = { name, params, query, screen: routeOf(name).screen }
      expect(resolve(url)).toEqual(expected)
      expect(resolve(`https://m.example.cn:8443${url}`)).toEqual(expected)
    }),
    { numRuns: 1000 },
  )
})

test('resolveMini is the inverse of buildMini for every route', () => {
  fc.assert(
    fc.property(addressed, ({ name, params, query }) => {
      const [page = '', text = ''] = buildMiniAny(name, { ...params, ...query }).split('?')
      expect(resolveMini(page, text)).toEqual({ name, params, query, screen: routeOf(name).screen })
    }),
    { numRuns: 1000 },
  )
})

test.each(ROUTE_NAMES)('shell-and-routes §2: %s resolves to itself', (name) => {
  const params = Object.fromEntries(parameterNames(name).map((key) => [key, key === 'iid' ? 1000 : 'x1']))
  expect(resolve(buildAny(name, params))?.name).toBe(name)
})

test.each([
  ['/app/act/enroll', 'act.enroll'],
  ['/app/act/1000', 'act.list'],
  ['/app/campsite/1/roomDetail', 'campsite.roomDetail'],
  ['/app/campsite/1/88', 'campsite.detail'],
  ['/app/feed/1/list', 'feed.list'],
  ['/app/game/1/list', 'game.list'],
  ['/app/game/share/9', 'game.share'],
  ['/app/info/privacy/ext/3214', 'info.privacyExt'],
  ['/app/act/1000/', 'act.list'],
  ['/app/act/%31000', 'act.list'],
  ['/', 'root.entry'],
  ['https://a.cn', 'root.entry'],
  ['//a.cn/app/find#top', 'find.index'],
  ['/?cid=2', 'root.entry'],
  ['/s/aB3x', 'root.short'],
])('%s is %s', (url, name) => expect(resolve(url)?.name).toBe(name))

test.each([
  '',
  'app/act/1000',
  'javascript:alert(1)',
  'ftp://a.cn/app/find',
  '/app',
  '/app/act',
  '/app/act/abc',
  '/app/act/-1',
  '/app/act/1.5',
  '/app/act/9999999999999999',
  '/app/act//1000',
  '/app/act/1000/detail/',
  '/app/act/%E0%A4%A',
  '/app/act/%',
  '/nowhere',
  '/__proto__/constructor',
])('%p is not a route', (url) => expect(resolve(url)).toBeNull())

test('a percent sign in the query does not break the address', () => {
  expect(resolve('/app/find?utm=100%&q=%E5%BE%92%E6%AD%A5+x&flag&q=2&=&__proto__=1')).toEqual({
    name: 'find.index',
    params: {},
    query: { utm: '100%', q: '徒步 x', flag: '', '': '' },
    screen: 'find/index',
  })
})

test('hostile addresses neither throw nor take long', () => {
  const long = 'a'.repeat(10000)
  for (const url of [
    `/app/${long}`,
    `/app/act/${'/'.repeat(10000)}`,
    `/app/find?${'&='.repeat(5000)}`,
    `/${'%'.repeat(10000)}`,
  ]) {
    expect(() => resolve(url)).not.toThrow()
  }
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => void resolve(`/app/${text}`)))
})

test('shell-and-routes §2: build leaves out empty values and refuses impossible path parameters', () => {
  expect(build('act.detail', { iid: 1000, id: 5, tag: '徒步', a: null, b: undefined, c: '', d: 0, e: false })).toBe(
    '/app/act/1000/detail/5?tag=%E5%BE%92%E6%AD%A5&d=0&e=false',
  )
  expect(build('find.index')).toBe('/app/find')
  for (const id of ['', '.', '..']) expect(() => build('act.detail', { iid: 1000, id })).toThrow('cannot be')
  for (const bad of [-1, 1.5, Number.NaN, 10 ** 15]) expect(() => build('act.list', { iid: bad })).toThrow('cannot be')
})

test('a mini-program page without its parameters is no route', () => {
  expect(resolveMini(miniPagePath('act/detail'), { iid: '1000' })).toBeNull()
  expect(resolveMini(miniPagePath('act/detail'), { iid: 'x', id: '5' })).toBeNull()
  expect(resolveMini(miniPagePath('act/detail'), { iid: '1', id: '5', [ROUTE_KEY]: 'act.list' })).toBeNull()
  expect(resolveMini('pages/other/index', '')).toBeNull()
  expect(resolveMini(`/${miniPagePath('act/detail')}`, 'iid=1000&id=5')?.name).toBe('act.detail')
  expect(resolveMini(miniPagePath('act/detail'), { iid: '1', id: '5', [ROUTE_KEY]: 'act.detailTest' })?.name).toBe(
    'act.detailTest',
  )
})
