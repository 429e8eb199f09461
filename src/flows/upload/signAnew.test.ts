import { expiresSoon } from './signAnew'

const NOW = 1_790_000_000_000

test.each([
  [`/oss/h5/1000_1.jpg?Expires=${NOW / 1000 + 900}&Signature=s`, false],
  [`/oss/h5/1000_1.jpg?Signature=s&Expires=${NOW / 1000 + 301}`, false],
  [`/oss/h5/1000_1.jpg?Expires=${NOW / 1000 + 300}&Signature=s`, true],
  [`/oss/h5/1000_1.jpg?Expires=${NOW / 1000 - 60}&Signature=s`, true],
  ['/oss/h5/1000_1.jpg', true],
])('%s expires soon: %s', (address, soon) => {
  expect(expiresSoon(address, NOW)).toBe(soon)
})
