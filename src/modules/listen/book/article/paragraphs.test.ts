import { paragraphAt, paragraphsOf } from './paragraphs'

test('a chapter falls into its paragraphs, each with its first character', () => {
  const paragraphs = paragraphsOf('<h3>起步</h3>\n<p>像<b>散</b>步&amp;</p><p></p><p>下一段</p>尾')
  expect(paragraphs.map(({ from }) => from)).toEqual([0, 2, 6, 6, 9])
  expect(paragraphs.map(({ html }) => html).join('')).toBe(
    '<h3>起步</h3>\n<p>像<b>散</b>步&amp;</p><p></p><p>下一段</p>尾',
  )
})

test('expect-reading §2.5: a position is a character, and finds its paragraph', () => {
  const paragraphs = paragraphsOf(Array.from({ length: 5 }, (_, n) => `<p>${String(n).repeat(100)}</p>`).join(''))
  expect([0, 99, 100, 250, 499, 9999].map((at) => paragraphAt(paragraphs, at))).toEqual([0, 0, 1, 2, 4, 4])
  expect(paragraphAt([], 10)).toBe(0)
})
