import { plainCode } from './CodeDesk'

test('spaces of a printed code are removed', () => {
  expect(plainCode('1234 5678\n')).toBe('12345678')
})
