import fc from 'fast-check'
import { fullYears, idCardCheckDigit, isIdCard, parseIdCard, toIdCard18 } from './idCard'

const TODAY = '2024-06-01'
const withCheck = (first17: string) => first17 + idCardCheckDigit(first17)

test('shell-and-routes §5: the example of the national standard has check digit X', () => {
  expect(idCardCheckDigit('11010519491231002')).toBe('X')
  expect(parseIdCard('11010519491231002X', TODAY)).toEqual({
    number: '11010519491231002X',
    province: '11',
    birthDate: '1949-12-31',
    age: 74,
    sex: 'female',
  })
})

test('shell-and-routes §5: a small x is accepted and returned as X', () => {
  expect(parseIdCard('11010519491231002x', TODAY)?.number).toBe('11010519491231002X')
})

test('shell-and-routes §5: 15 digits become 18', () => {
  expect(toIdCard18('110105491231002')).toBe('11010519491231002X')
  expect(parseIdCard('110105491231002', TODAY)?.birthDate).toBe('1949-12-31')
})

test.each([
  ['', 'nothing'],
  ['110105194912310021', 'wrong check digit'],
  ['1101051949123100', 'too short'],
  ['11010519491231002XX', 'too long'],
  ['11010519491231002X\n', 'a newline'],
  ['1101O519491231002X', 'a letter inside'],
  ['110105490231002', '15 digits with 31 February'],
])('shell-and-routes §5: %j is refused: %s', (value) => expect(isIdCard(value, TODAY)).toBe(false))

test.each(['10', '16', '20', '24', '38', '47', '55', '66', '70', '72', '80', '83', '90', '99', '00'])(
  'shell-and-routes §5: province %s is unknown',
  (province) => expect(isIdCard(withCheck(`${province}010519491231002`), TODAY)).toBe(false),
)

test.each(['11', '15', '21', '23', '31', '37', '41', '46', '50', '54', '61', '65', '71', '81', '82', '91'])(
  'shell-and-routes §5: province %s is known',
  (province) => expect(isIdCard(withCheck(`${province}010519491231002`), TODAY)).toBe(true),
)

test.each([
  ['20230229', false],
  ['20240229', true],
  ['20230431', false],
  ['20231301', false],
  ['20230001', false],
  ['20230100', false],
  ['20240601', true],
  ['20240602', false],
  ['18240601', true],
  ['18230602', true],
  ['18230601', false],
  ['00500101', false],
])('shell-and-routes §5: born %s: %s', (birth, valid) =>
  expect(isIdCard(withCheck(`110105${birth}002`), TODAY)).toBe(valid),
)

test('shell-and-routes §5: changing any single digit is detected', () => {
  fc.assert(
    fc.property(fc.nat(16), fc.integer({ min: 1, max: 9 }), (at, step) => {
      const good = '11010519491231002X'
      const changed = (Number(good[at]) + step) % 10
      return !isIdCard(good.slice(0, at) + changed + good.slice(at + 1), TODAY)
    }),
  )
})

test('shell-and-routes §5: every 15-digit number means the same as its 18-character form', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^11010[1-9][0-9]{2}(0[1-9]|1[0-2])[0-3][0-9]{4}$/), (value) =>
      expect(parseIdCard(value, TODAY)).toEqual(parseIdCard(toIdCard18(value), TODAY)),
    ),
  )
})

test.each([
  ['2000-06-01', 24],
  ['2000-06-02', 23],
  ['2000-05-31', 24],
  ['2024-06-01', 0],
])('born %s is %d', (birth, age) => expect(fullYears(birth, TODAY)).toBe(age))

test('shell-and-routes §5: a birthday on 29 February counts from 1 March', () => {
  expect(fullYears('2004-02-29', '2022-02-28')).toBe(17)
  expect(fullYears('2004-02-29', '2022-03-01')).toBe(18)
})
