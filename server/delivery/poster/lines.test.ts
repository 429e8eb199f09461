import fc from 'fast-check'
import { breakLines, drawable, escapeXml, textWidth } from './lines'

test('whatever the text, no line is wider than asked and no more lines come than asked', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string(),
    fc.constant('溯溪一日：清凉一夏，跟着领队走野溪'),
  )
  fc.assert(
    fc.property(texts, fc.integer({ min: 20, max: 60 }), fc.integer({ min: 120, max: 700 }), (text, size, width) => {
      const lines = breakLines(text, size, width, 3)
      expect(lines.length).toBeLessThanOrEqual(3)
      for (const line of lines) expect(textWidth(line, size)).toBeLessThanOrEqual(width)
    }),
  )
})

test('words stay whole, wide characters break anywhere, what is cut says so', () => {
  expect(breakLines('weekend hiking', 20, 110, 2)).toEqual(['weekend', 'hiking'])
  expect(breakLines('一二三四五', 20, 60, 3)).toEqual(['一二三', '四五'])
  expect(breakLines('一二三四五六七八', 20, 60, 2)).toEqual(['一二三', '四五…'])
  expect(breakLines('  ', 20, 60, 2)).toEqual([])
})

test('what no font draws and what XML cannot hold is left out', () => {
  expect(drawable('\u0000a\u0007b\n c\uD800 🏔️')).toBe('ab c')
  expect(escapeXml(`<a href="'&">`)).toBe('&lt;a href=&quot;&apos;&amp;&quot;&gt;')
})
