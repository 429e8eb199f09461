import { isTenantAddress, tenantOfAddress } from './tenantAddress'

test.each([
  '/app/index/3192',
  '/app/act/3192/detail/9?tag=%E5%BE%92%E6%AD%A5#top',
  '/app/account/personal?iid=3192',
  '/app/find?cid=3192',
  '/',
])('%s is a valid return address in its tenant', (address) => {
  expect(isTenantAddress(address, 3192)).toBe(true)
})

test.each([
  ['another host', 'https://evil.example/app/index/3192'],
  ['a host without a scheme', '//evil.example/app/index/3192'],
  ['a script', 'javascript:alert(1)'],
  ['a backslash that becomes a slash', '/\\evil.example'],
  ['a tab that disappears', '/\t/evil.example'],
  ['an unknown path', '/evil'],
  ['a short link, which leads anywhere', '/s/abc'],
  ["another tenant's page", '/app/index/1000'],
  ['a page that names no tenant and so means 1000', '/app/find'],
  ['something very long', `/app/index/3192?a=${'x'.repeat(3000)}`],
])('%s is not a valid return address', (_what, address) => {
  expect(isTenantAddress(address, 3192)).toBe(false)
})

test.each([
  ['/app/index/3192?iid=1000', 3192],
  ['/app/find?iid=3073&cid=3192', 3073],
  ['/app/find?cid=3192', 3192],
  ['/app/find', 1000],
  ['/s/abc', null],
  ['https://site.test/app/find', null],
])('%s belongs to %p', (address, iid) => expect(tenantOfAddress(address)).toBe(iid))
