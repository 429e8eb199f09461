import { build, type ResolvedRoute, resolve } from '@quanzi/contract'
import { withTenant } from './withTenant'

jest.mock('./useRoute', () => ({ currentPlace: () => null }))

const at = (path: string) => resolve(path) as ResolvedRoute

test.each([
  ['/app/university/frame/home', 3073, '3073'],
  ['/app/university/frame/home?iid=1000', 3073, '1000'],
  ['/app/university/frame/home?cid=3192', 3073, undefined],
  ['/app/university/frame/home', 1000, undefined],
  [build('act.list', { iid: 1000 }), 3073, undefined],
])('%s on a screen of tenant %d', (path, iid, expected) => {
  expect(withTenant(at(path), iid).query.iid).toBe(expected)
})

test('without a current screen nothing is added', () => {
  expect(withTenant(at('/app/university/frame/home')).query).toEqual({})
})
