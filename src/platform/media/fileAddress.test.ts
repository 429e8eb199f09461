import { fileAddress } from './fileAddress'

jest.mock('@/config', () => ({ config: { gatewayOrigin: 'https://gateway.test' } }))

test.each([
  ['/media/camp-1-800x600.webp', 'https://gateway.test/media/camp-1-800x600.webp'],
  ['/oss/h5/1000_1?seconds=3', 'https://gateway.test/oss/h5/1000_1?seconds=3'],
  ['//cdn.test/a.png', 'https://cdn.test/a.png'],
])('%s is an address in the network: %s', (address, expected) => {
  expect(fileAddress(address)).toBe(expected)
})

test.each(['', 'https://cdn.test/a.png', 'wxfile://tmp/a.png', 'http://tmp/a.png', 'data:image/png;base64,AA'])(
  '%p stays the same',
  (address) => expect(fileAddress(address)).toBe(address),
)
