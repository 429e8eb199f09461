import fc from 'fast-check'
import { judgeAddress } from './judgeAddress'

const allowed = { ownOrigin: 'https://site.test', hosts: new Set(['official.test']) }
const judge = (url: string) => judgeAddress(url, allowed)

test.each([
  ['/app/act/1000?tag=x', '/app/act/1000?tag=x'],
  ['https://site.test/app/act/1000', '/app/act/1000'],
  ['https://SITE.test', '/'],
  ['https://site.test?x=1', '/?x=1'],
  ['/s/abc', '/s/abc'],
])('%s is inside', (url, path) => {
  expect(judge(url)).toEqual({ verdict: 'inside', path })
})

test('an allowed host is outside', () => {
  expect(judge('https://official.test/app/page')).toEqual({ verdict: 'outside', url: 'https://official.test/app/page' })
})

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'weixin://dl/x',
  '//evil.test/app/act/1000',
  'https://site.test//',
  'https://site.test//app/act/1000',
  '/\\evil.test',
  '\\\\evil.test',
  'https:evil.test',
  'https:///evil.test',
  'https://evil.test/',
  'https://evil.test\\@site.test/',
  'https://site.test@evil.test/',
  'https://site.test.evil.test/app/act/1000',
  'https://official.test:444/',
  '/unknown/path',
  '/\t/evil.test',
  '',
  'app/act/1000',
  `/app/act/1000?x=${'a'.repeat(10_000)}`,
])('%j is refused', (url) => {
  expect(judge(url).verdict).toBe('refused')
})

test('every accepted address stays on an allowed host', () => {
  const pieces = fc.constantFrom(
    '/',
    '\\',
    '//',
    'https:',
    'javascript:',
    'site.test',
    'evil.test',
    '@',
    ':',
    '?',
    '#',
    'app',
    '.',
    ' ',
  )
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 10 }), (parts) => {
      const judged = judge(parts.join(''))
      if (judged.verdict === 'refused') return
      const url = new URL(judged.verdict === 'inside' ? judged.path : judged.url, 'https://site.test')
      expect(['site.test', 'official.test']).toContain(url.host)
      expect(url.protocol).toMatch(/^https?:$/)
    }),
    { numRuns: 700 },
  )
})
