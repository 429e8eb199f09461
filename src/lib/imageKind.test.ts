import { imageKind } from './imageKind'

const bytes = (...values: number[]) => new Uint8Array(values)

test.each([
  ['jpg', bytes(0xff, 0xd8, 0xff, 0xe0)],
  ['png', bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)],
  ['gif', bytes(...Buffer.from('GIF89a'))],
  ['bmp', bytes(...Buffer.from('BM'), 0, 0)],
  [null, bytes(...Buffer.from('MZ'), 0x90, 0)],
  [null, bytes(...Buffer.from('%PDF-1.7'))],
  [null, bytes(0x89, 0x50)],
  [null, bytes()],
])('%s', (kind, head) => {
  expect(imageKind(head)).toBe(kind)
})
