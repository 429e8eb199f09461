import { buildMini, resolveMini } from './mini'
import { customRoutes, pageList } from './pages'
import { ROUTE_NAMES } from './segments'

jest.mock('./built', () => {
  const BUILT_SCREENS = ['act/list', 'index/home', 'act/detail', 'root/entry', 'pay/cashier']
  return { BUILT_SCREENS, isBuilt: (screen: string) => BUILT_SCREENS.includes(screen) }
})

test('the launch page comes first and every group but the main ones is a subpackage', () => {
  expect(pageList()).toEqual({
    pages: ['modules/root/entry/index', 'modules/index/home/index'],
    subPackages: [
      { root: 'modules/act', pages: ['list/index', 'detail/index'] },
      { root: 'modules/pay', pages: ['cashier/index'] },
      { root: 'modules/root/not-built', pages: ['index'] },
    ],
  })
})

test('a built screen has its own paths, the others share one page', () => {
  const table = customRoutes()
  expect(table['/modules/act/detail/index']).toEqual([
    '/app/act/:iid(\\d+)/detail/:id',
    '/app/act/:iid(\\d+)/detail_test/:id',
  ])
  expect(table['/modules/root/entry/index']).toEqual(['/'])
  expect(table['/modules/root/not-built/index']).toContain('/app/act/enroll')
  expect(Object.values(table).flat()).toHaveLength(ROUTE_NAMES.length)
  expect(Object.keys(table)).toHaveLength(6)
})

test('a parameter excludes the literals other routes have in its place', () => {
  expect(customRoutes()['/modules/root/not-built/index']).toContain(
    '/app/campsite/:iid(\\d+)/:campsiteId((?!(?:roomDetail)(?:/|$))[^/]+)',
  )
})

test('the first path of a built screen needs no route key, its variants and unbuilt screens do', () => {
  expect(buildMini('act.detail', { iid: 1, id: 5 })).toBe('/modules/act/detail/index?iid=1&id=5')
  expect(buildMini('act.detailTest', { iid: 1, id: 5 })).toBe('/modules/act/detail/index?iid=1&id=5&r=act.detailTest')
  expect(buildMini('act.rank', { iid: 1, id: 5 })).toBe('/modules/root/not-built/index?iid=1&id=5&r=act.rank')
  expect(resolveMini('modules/act/detail/index', 'iid=1&id=5')?.name).toBe('act.detail')
  expect(resolveMini('modules/act/detail/index', 'iid=1&id=5&r=act.detailTest')?.name).toBe('act.detailTest')
  expect(resolveMini('modules/root/not-built/index', 'iid=1&id=5&r=act.rank')).toMatchObject({
    name: 'act.rank',
    params: { iid: 1 },
    query: { id: '5' },
  })
})
