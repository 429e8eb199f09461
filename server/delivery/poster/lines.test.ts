import fc from 'fast-check'
import { breakLines, drawable, escapeXml, textWidth } from './lines'

test('for any text, no line exceeds the width and there are no more lines than allowed', () => {
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

test('words are not split, wide characters may be separated anywhere, cut text ends with an ellipsis', () => {
  expect(breakLines('weekend hiking', 20, 110, 2)).toEqual(['weekend', 'hiking'])
  expect(breakLines('一二三四五', 20, 60, 3)).toEqual(['一二三', '四五'])
  expect(breakLines('一二三四五六七八', 20, 60, 2)).toEqual(['一二三', '四五…'])
  expect(breakLines('  ', 20, 60, 2)).toEqual([])
})

test('characters that no font has or XML does not allow are left out', () => {
  expect(drawable('\u0000a\u0007b\n c\uD800 🏔️')).toBe('ab c')
  expect(escapeXml(`<a href="'&">`)).toBe('&lt;a href=&quot;&apos;&amp;&quot;&gt;')
})
