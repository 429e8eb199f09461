import fc from 'fast-check'
import { isMobile, isMobileLoose } from './mobile'

describe('isMobile', () => {
  test.each([
    '13800138000',
    '13012345678',
    '14012345678',
    '14512345678',
    '14912345678',
    '15012345678',
    '15912345678',
    '16212345678',
    '16712345678',
    '17012345678',
    '17812345678',
    '18812345678',
    '19012345678',
    '19812345678',
    '19912345678',
  ])('shell-and-routes §5: %s is a number in use', (value) => expect(isMobile(value)).toBe(true))

  test.each([
    ['', 'nothing'],
    ['12345678901', 'second digit 2'],
    ['10086', 'a service number'],
    ['14212345678', '142 is not open'],
    ['15412345678', '154 is not open'],
    ['16012345678', '160 is not open'],
    ['17912345678', '179 is not open'],
    ['19412345678', '194 is not open'],
    ['1380013800', 'ten digits'],
    ['138001380000', 'twelve digits'],
    ['23800138000', 'starts with 2'],
    ['138 0013 8000', 'spaces'],
    ['+8613800138000', 'country code'],
    ['13800138000\n', 'a newline at the end'],
    ['１３８００１３８０００', 'full-width digits'],
    ['1380013800a', 'a letter'],
  ])('shell-and-routes §5: %j is refused: %s', (value) => expect(isMobile(value)).toBe(false))

  test('shell-and-routes §5: what the new check accepts, the older one accepts too', () => {
    fc.assert(fc.property(fc.stringMatching(/^1[0-9]{10}$/), (value) => !isMobile(value) || isMobileLoose(value)))
  })
})

describe('isMobileLoose', () => {
  test.each(['13800138000', '14212345678', '13800138000转8'])('shell-and-routes §5: %s passes', (value) =>
    expect(isMobileLoose(value)).toBe(true),
  )
  test.each(['', '1380013800', '12800138000', '23800138000', '138-0013-8000'])(
    'shell-and-routes §5: %j is refused',
    (value) => expect(isMobileLoose(value)).toBe(false),
  )
})
