import { badAddressIn, isStoredAddress } from './storedAddress'

test.each([
  '',
  '/app/index/1000',
  '/media/camp-3-800x600.webp',
  'https://example.com/a?b=c#d',
  'HTTP://example.com:8080',
  'weixin://dl/business/?t=abc',
])('the address %j may be stored', (address) => {
  expect(isStoredAddress(address)).toBe(true)
})

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'file:///etc/passwd',
  '//evil.example/',
  '/\\evil.example',
  'https:evil.example',
  'evil.example',
  'intent://x',
])('the address %j may not be stored', (address) => {
  expect(isStoredAddress(address)).toBe(false)
})

test('an object is searched to its last part: addresses by their names, other texts for what runs', () => {
  expect(
    badAddressIn({ url: '/app/find', extra: { icon: 'home', imgUrl: '/a.png', note: '时间: 周六', list: ['a:b'] } }),
  ).toBeNull()
  expect(badAddressIn({ extra: [{ icon: 'javascript:1' }] })).toBe('icon')
  expect(badAddressIn({ extra: { urls: ['x', '\tjava\nscript:1'] } })).toBe('urls')
  expect(badAddressIn({ link: 'evil.example' })).toBe('link')
})
