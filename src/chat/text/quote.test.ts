import { quoteOf, splitQuote } from './quote'

test('an answer begins with one line of who said what, and is read apart again', () => {
  const begun = quoteOf('小满', '几点集合？\n在哪里？')
  expect(begun).toBe('「小满：几点集合？ 在哪里？」\n')
  expect(splitQuote(`${begun}七点，\n东门`)).toEqual({ quoted: '小满：几点集合？ 在哪里？', words: '七点，\n东门' })
})

test('long words are cut, and a name cannot break the line', () => {
  expect(quoteOf('小：满\n', '字'.repeat(200))).toBe(`「小 满 ：${'字'.repeat(80)}…」\n`)
})

test('an answer to an answer quotes its own words', () => {
  const first = `${quoteOf('小满', '几点？')}七点`
  expect(splitQuote(first)?.words).toBe('七点')
})

test.each(['七点', '「小满」\n七点', '「小满：几点？」', '「小满：几点？」\n'])('%j quotes nothing', (words) => {
  expect(splitQuote(words)).toBeNull()
})
