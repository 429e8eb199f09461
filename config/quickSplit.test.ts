import { isOfSeveral } from './quickSplit'

const PACKAGES = ['modules/act', 'modules/act-sign', 'modules/shop']

test.each([
  [['modules/act/list', 'modules/act/detail/index'], false],
  [['modules/act/list', 'modules/act-sign/scan'], true],
  [['modules/shop/list', 'modules/act/list', 'modules/shop/detail'], true],
  [['app', 'modules/root/entry', 'modules/shop/list'], false],
  [['modules/actor/list', 'modules/shop/list'], false],
  [[], false],
])('%j belong to several packages: %s', (chunks, several) => {
  expect(isOfSeveral(PACKAGES, chunks)).toBe(several)
})
