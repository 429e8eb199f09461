import fc from 'fast-check'
import { bannedWordFinder } from './bannedWords'

const find = bannedWordFinder(['赌博', 'ass', '加V信', '  ', ''])

test.each([
  ['来赌博吧', '赌博'],
  ['来 赌-博 吧', '赌博'],
  ['赌\u200b博', '赌博'],
  ['ASS', 'ass'],
  ['ａｓｓ！', 'ass'],
  ['加v信', '加V信'],
  ['加 V 信', '加V信'],
])('%j contains %s', (text, word) => expect(find(text)).toBe(word))

test.each(['', '赌 球 博物馆', 'class', 'a s s', 'assess', '加微信'])('%j contains no banned word', (text) =>
  expect(find(text)).toBeNull(),
)

test('a tenant without banned words refuses nothing', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => bannedWordFinder([])(text) === null))
})

test('a Chinese word is found anywhere in the text', () => {
  fc.assert(fc.property(fc.string(), fc.string(), (before, after) => find(`${before}赌博${after}`) !== null))
})
