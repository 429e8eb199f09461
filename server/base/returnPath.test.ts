import { returnPath, withQuery } from './returnPath'

test.each([
  ['/app/act/1000?a=1', '/app/act/1000?a=1'],
  ['http://site.test/app/act/1000', '/app/act/1000'],
  ['http://site.test:80//evil.example/x', '/evil.example/x'],
  ['https://evil.example/app/act/1000', '/'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/.//evil.example/x', '/evil.example/x'],
  ['/a/..//evil.example', '/evil.example'],
  ['/%2e//evil.example', '/evil.example'],
  ['http://here.invalid//evil.example', '/evil.example'],
  ['javascript:alert(1)', '/'],
  [undefined, '/'],
])('the way back to %s is %s, on this host', (address, path) => {
  expect(returnPath(address, 'site.test')).toBe(path)
  expect(new URL(withQuery(path, { code: '1' }), 'http://site.test').host).toBe('site.test')
})
