import { buildMini, resolveMini } from './mini'
import { pageList } from './pages'

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
