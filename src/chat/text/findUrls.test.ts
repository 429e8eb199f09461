import fc from 'fast-check'
import { findUrls } from './findUrls'

const found = (text: string) => findUrls(text).map(({ start, end }) => text.slice(start, end))

test.each<[string, string[]]>([
  ['看https://a.com/x，再说', ['https://a.com/x']],
  ['https://a.com/b再说', ['https://a.com/b']],
  ['「https://a.com」', ['https://a.com']],
  ['https://例子.com/x', ['https://例子.com/x']],
  ['(https://a.com/x)', ['https://a.com/x']],
  ['https://a.com/(x)', ['https://a.com/(x)']],
  ['https://a.com/x).', ['https://a.com/x']],
  ['go to a.com, or www.b.cn/c?d=1.', ['a.com', 'www.b.cn/c?d=1']],
  ['https://a.com?x=1&y=2#z', ['https://a.com?x=1&y=2#z']],
  ['HTTP://LOCALHOST:8080/app http://192.168.1.2:8080/', ['HTTP://LOCALHOST:8080/app', 'http://192.168.1.2:8080/']],
  ['me@a.com me.com@b.cn ftp://a.com //a.com', []],
  ['https:// http://a 3.14 v1.2.3 a.b a.comb readme.md', []],
  ['http://bank.com@evil.com/x', ['http://bank.com']],
  ['https://a.com"onmouseover="x', ['https://a.com']],
  ['https://a.com<b>', ['https://a.com']],
  ['javascript:alert(1)//http://a.com', ['http://a.com']],
])('%s', (text, addresses) => {
  expect(found(text)).toEqual(addresses)
})

test('for any text, addresses are in order, do not overlap, and are http(s)', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.webUrl(),
    fc.constantFrom('http://', 'a.com', '，', '(', ')'),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      let at = 0
      for (const { start, end, href } of findUrls(pieces.join(''))) {
        expect(start).toBeGreaterThanOrEqual(at)
        expect(end).toBeGreaterThan(start)
        expect(href).toMatch(/^https?:\/\/[^\s<>"]+$/i)
        at = end
      }
    }),
  )
})

test.each(['a.', 'https://', 'a-', 'http://a.com/(', ').'])('2,000 times %j is searched in linear time', (part) => {
  const time = (count: number) => {
    const start = performance.now()
    findUrls(part.repeat(count))
    return performance.now() - start
  }
  // Backtracking would take seconds; the limit leaves room for a busy machine.
  expect(time(2000)).toBeLessThan(1000)
})
