import { buildMini } from '@quanzi/contract'
import { address } from '@/platform/address'
import { placeOf } from './Place'
import { resolveH5Page, resolveMiniPage } from './pageAddress'

test("Taro's own parameters are removed", () => {
  const route = resolveH5Page({
    path: '/app/act/3073/detail/5?tag=x&stamp=2',
    params: { iid: '3073', id: '5', tag: 'x', stamp: '2', $taroTimestamp: '17' },
  })
  expect(route).toMatchObject({ name: 'act.detail', params: { iid: 3073, id: '5' }, query: { tag: 'x' } })
})

test('on H5 the encoded query is decoded once', () => {
  const route = resolveH5Page({
    path: '/app/find',
    params: { title: '%E5%BE%92%E6%AD%A5', rate: '5%2525', stamp: '1' },
  })
  expect(route?.query).toEqual({ title: '徒步', rate: '5%25' })
})

test('a mini-program page resolves to the route it was built from', () => {
  const [path = '', query = ''] = buildMini('act.detail', { iid: 3073, id: '5', tag: '徒步' }).split('?')
  const params = Object.fromEntries(query.split('&').map((pair) => pair.split('=') as [string, string]))
  expect(resolveMiniPage({ path, params: { ...params, $taroTimestamp: '1' } })).toMatchObject({
    name: 'act.detail',
    params: { iid: 3073, id: '5' },
    query: { tag: '徒步' },
  })
})

describe('shell-and-routes §2: a path is decoded once', () => {
  const idOf = (path: string, bar: string | null) => {
    jest.spyOn(address, 'current').mockReturnValue(bar)
    return resolveH5Page({ path, params: {} })?.params
  }
  afterEach(() => jest.restoreAllMocks())

  test.each([
    ['50%', '50%25'],
    ['50%25', '50%2525'],
    ['%41', '%2541'],
    ['a/b', 'a%2Fb'],
    ['%2F', '%252F'],
    ['徒步', encodeURIComponent('徒步')],
    ['a b', 'a%20b'],
  ])('the id %s of the top page', (id, written) => {
    const bar = `/app/act/1000/detail/${written}`
    // In Taro's form.
    expect(idOf(decodeURI(bar), `${bar}?tag=x#top`)).toEqual({ iid: 1000, id })
  })

  test('the path of a page below is decoded once too', () => {
    expect(idOf('/app/act/1000/detail/50%', '/app/find')).toEqual({ iid: 1000, id: '50%' })
    expect(idOf('/app/act/1000/detail/徒步', null)).toEqual({ iid: 1000, id: '徒步' })
  })
})

test('an unknown page has no place', () => {
  expect(resolveH5Page({ path: '/nowhere', params: {} })).toBeNull()
  expect(resolveMiniPage({ path: 'pages/x/index', params: {} })).toBeNull()
})

test.each([
  ['/app/act/7?iid=8&cid=9', 7, 9],
  ['/app/find?iid=8&cid=9', 8, 9],
  ['/app/find?cid=9', 9, 9],
  ['/app/find?iid=x', 1000, 1000],
  ['/app/find', 1000, 1000],
  ['/app/info/privacy/ext/3214?iid=8', 3214, 1000],
  ['/app/info/protocol/ext/3214', 3214, 1000],
])('%s belongs to tenant %i, channel %i', (address, iid, cid) => {
  const [path = '', query = ''] = address.split('?')
  const params = Object.fromEntries(query.split('&').map((pair) => pair.split('=') as [string, string]))
  const route = resolveH5Page({ path, params })
  expect(route && placeOf(route)).toMatchObject({ iid, cid })
})
