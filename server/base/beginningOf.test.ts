import { beginningOf } from './beginningOf'

const FAMILY = '👨‍👩‍👧‍👦'

test.each([
  ['山水', 40, '山水'],
  ['', 40, ''],
  ['山水林', 2, '山水'],
  [`山${FAMILY}`, 8, `山${FAMILY}`],
  [`山${FAMILY}`, 7, '山'],
  ['é山', 1, 'é'],
  ['🇨🇳🇨🇳', 3, '🇨🇳'],
])('%s, at most %i characters', (text, most, beginning) => {
  expect(beginningOf(text, most)).toBe(beginning)
})

test('marks without end are cut, so that something is left', () => {
  expect(beginningOf(`a${'\u0301'.repeat(99)}`, 40)).toHaveLength(40)
})
