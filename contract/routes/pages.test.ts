import { buildMini, resolveMini } from './mini'
import { pageList } from './pages'

test('the launch page comes first and every group but the main ones is a subpackage', () => {
  expect(pageList(['act/list', 'index/home', 'act/detail', 'root/entry', 'pay/cashier'])).toEqual({
    pages: ['modules/root/entry/index', 'modules/index/home/index'],
    subPackages: [
      { root: 'modules/act', pages: ['list/index', 'detail/index'] },
      { root: 'modules/pay', pages: ['cashier/index'] },
    ],
  })
})

test('the first path of a screen needs no route key, its variants do', () => {
  expect(buildMini('act.detail', { iid: 1, id: 5 })).toBe('/modules/act/detail/index?iid=1&id=5')
  expect(buildMini('act.detailTest', { iid: 1, id: 5 })).toBe('/modules/act/detail/index?iid=1&id=5&r=act.detailTest')
  expect(resolveMini('modules/act/detail/index', 'iid=1&id=5')?.name).toBe('act.detail')
  expect(resolveMini('modules/act/detail/index', 'iid=1&id=5&r=act.detailTest')?.name).toBe('act.detailTest')
})
