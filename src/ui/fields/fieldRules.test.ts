import { formatDateValue, parseDateValue } from './dateValue'
import { textLength } from './textLength'

test('a line break counts two, however it is written', () => {
  expect(textLength('ab')).toBe(2)
  expect(textLength('a\nb')).toBe(4)
  expect(textLength('a\r\nb')).toBe(4)
})

test.each([
  ['2026-02-09', 'date'],
  ['2026-02-09 08:05', 'datetime'],
  ['2026-02', 'month'],
  ['08:05', 'time'],
] as const)('%s as %s goes to a moment and back', (text, mode) => {
  const date = parseDateValue(text, mode)
  if (!date) throw new Error('not parsed')
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate(), date.getHours(), date.getMinutes()]
  expect(formatDateValue(mode === 'time' ? parts.slice(3) : parts, mode)).toBe(text)
  expect(parseDateValue(`${text}x`, mode)).toBeUndefined()
})
