import { ERRORS, type ErrorName, errorCode, errorName } from './errors'
import { errorMessage } from './errorTexts'

const names = Object.keys(ERRORS) as ErrorName[]

test('numbers are unique and lead back to their name', () => {
  for (const name of names) {
    expect(errorName(errorCode(name))).toBe(name)
    expect(errorName(String(errorCode(name)))).toBe(name)
  }
  expect(errorName(0)).toBeNull()
  expect(errorName('oops')).toBeNull()
})

test('the set is closed: 26 names', () => {
  expect(names).toHaveLength(26)
})

test('messages exist in both languages and values fill their placeholders', () => {
  for (const name of names) {
    expect(errorMessage(name, 'zh')).toMatch(/\p{Script=Han}/u)
    expect(errorMessage(name, 'en')).toMatch(/^[\x20-\x7e]+$/)
  }
  expect(errorMessage('FAR', 'zh', { n: 30 })).toBe('距离打卡点还有30米')
  expect(errorMessage('FAR', 'en')).toBe('{n} metres away')
})
