import { build, miniPagePath, pageList, ROUTE_NAMES, type RouteName, routeOf } from '@quanzi/contract'
import { address } from '@/platform/address'
import PageRouter from './PageRouter'

const { pages, subPackages } = pageList()
const paths = [...pages, ...subPackages.flatMap(({ root, pages: list }) => list.map((page) => `${root}/${page}`))]

const router = new PageRouter(
  paths.map((path) => ({
    path: path === 'modules/root/entry/index' ? ['/'] : `/${path}`,
    action: ({ pathname }, params) => ({ path, pathname, params }),
  })),
)

const addressOf = (name: RouteName) =>
  (build as (name: RouteName, params: object) => string)(
    name,
    Object.fromEntries(
      [...routeOf(name).pattern.matchAll(/:(\w+)/g)].map(([, key = '']) => [key, key === 'iid' ? 1000 : 'x1']),
    ),
  ).replace(/\?.*/, '')

test.each(ROUTE_NAMES)('%s opens the page of its screen', async (name) => {
  const pathname = addressOf(name)
  const { screen } = routeOf(name)
  expect(await router.resolve(pathname)).toMatchObject({
    path: miniPagePath(screen),
    pathname,
  })
})

test('the parameters of the path are passed as text', async () => {
  expect(await router.resolve('/app/act/1000/detail/5')).toMatchObject({ params: { iid: '1000', id: '5' } })
})

test('an unknown path is refused like in Taro’s own router', async () => {
  await expect(router.resolve('/nowhere')).rejects.toMatchObject({ status: 404 })
  await expect(router.resolve('/modules/act/detail/index')).rejects.toMatchObject({ status: 404 })
})

test('an address with a NUL, which no column accepts, has no page', async () => {
  const bar = '/app/act/1000/detail/%00'
  jest.spyOn(address, 'current').mockReturnValue(bar)
  await expect(router.resolve(decodeURI(bar))).rejects.toMatchObject({ status: 404 })
  jest.restoreAllMocks()
})

test.each([
  ['50%', '50%25'],
  ['%41', '%2541'],
  ['a/b', 'a%2Fb'],
  ['徒步', encodeURIComponent('徒步')],
])('shell-and-routes §2: the id %j opens its page: the path is decoded once', async (id, written) => {
  const bar = `/app/act/1000/detail/${written}`
  jest.spyOn(address, 'current').mockReturnValue(bar)
  // Taro passes the address decoded.
  expect(await router.resolve(decodeURI(bar))).toMatchObject({ path: 'modules/act/detail/index', params: { id } })
  jest.restoreAllMocks()
})
