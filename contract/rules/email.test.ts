import fc from 'fast-check'
import { isEmail } from './email'

test.each(['a@b.cn', 'li.lei+tag@mail.example.com', 'x_y@sub.example.com.cn', "o'neil@example.org"])(
  '%s is an address',
  (value) => expect(isEmail(value)).toBe(true),
)

test.each([
  '',
  'a',
  'a@b',
  '@b.cn',
  'a@.cn',
  'a@b.c',
  'a b@c.cn',
  'a@b..cn',
  'a..b@c.cn',
  '.a@b.cn',
  'a.@b.cn',
  'a@-b.cn',
  'a@b-.cn',
  'a@b@c.cn',
  'a@b.cn\n',
  `${'a'.repeat(250)}@b.cn`,
])('%j is refused', (value) => expect(isEmail(value)).toBe(false))

test('generated standard addresses pass', () => {
  fc.assert(fc.property(fc.emailAddress(), (value) => isEmail(value)))
})

test('a hostile text does not slow the check down', () => {
  expect(isEmail(`${'a.'.repeat(5000)}@`)).toBe(false)
  expect(isEmail(`a@${'a-'.repeat(100)}`)).toBe(false)
})
