import { withoutSecrets } from './withoutSecrets'

test.each([
  ['/app/pay/order?iid=3073&rid=5&session=abc&gid=G1&openId=o&unionId=u', '/app/pay/order?iid=3073&rid=5&gid=G1'],
  ['/app/x?TOKEN=a', '/app/x'],
  ['/app/x?a=1&sign=b#c', '/app/x?a=1#c'],
  ['/app/x?codename=1', '/app/x?codename=1'],
  ['/app/x', '/app/x'],
  ['', ''],
])('%s is counted as %s', (path, counted) => {
  expect(withoutSecrets(path)).toBe(counted)
})
