import fc from 'fast-check'
import { countCharacters, isFilled, isPersonName, isSeen, textareaLength } from './textLength'

test.each([
  ['', 0],
  ['张三', 2],
  ['𠮷野', 2],
  ['a👍b', 3],
])('%j has %d characters', (value, count) => expect(countCharacters(value)).toBe(count))

test.each([
  ['', 0],
  ['一\n二', 4],
  ['一\r\n二', 4],
  ['\n\n', 4],
  ['a\rb', 4],
])('admissions-and-regions §5: a textarea with %j counts %d', (value, count) =>
  expect(textareaLength(value)).toBe(count),
)

test('admissions-and-regions §5: textarea length adds over joined lines, each join costing 2', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[^\r\n]*$/), { minLength: 1 }), (lines) => {
      const sum = lines.reduce((total, line) => total + textareaLength(line), 0)
      return textareaLength(lines.join('\n')) === sum + 2 * (lines.length - 1)
    }),
  )
})

test.each([
  ['张', false],
  ['张三', true],
  ['𠮷野', true],
  ['欧阳娜娜一二', true],
  ['欧阳娜娜一二三', false],
  ['  李雷  ', true],
  ['   ', false],
])('admissions-and-regions §5: name %j: %s', (value, valid) => expect(isPersonName(value)).toBe(valid))

test.each([
  ['', false],
  [' \n', false],
  ['\u3164', false],
  [[], false],
  [null, false],
  [undefined, false],
  [Number.NaN, false],
  [0, true],
  [false, true],
  ['0', true],
  [['a'], true],
])('%j counts as filled: %s', (value, filled) => expect(isFilled(value)).toBe(filled))

test.each(['\u200b', '\u3164', '\u2800', '\u00ad', '\ufeff', '\u3000 \n', '\u034f\u180e', '\u{e0041}', '\ud800'])(
  'nothing of %j is seen, until a letter stands in it',
  (blank) => {
    expect(isSeen(blank)).toBe(false)
    for (const letter of ['a', '字', '.', '👍', '𠮷', '้']) expect(isSeen(blank + letter)).toBe(true)
  },
)
