import fc from 'fast-check'
import { decodeUtf8, encodeUtf8 } from './utf8'

const reference = new TextDecoder('utf-8', { ignoreBOM: true })
const anyText = fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)) })

test('encodes as TextEncoder does, lone surrogates included', () => {
  fc.assert(
    fc.property(fc.oneof(anyText, fc.string({ unit: 'binary' })), (text) => {
      expect([...encodeUtf8(text)]).toEqual([...new TextEncoder().encode(text)])
    }),
    { numRuns: 700 },
  )
})

test('encoding and decoding gives the same text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 5000 }), (text) => decodeUtf8(encodeUtf8(text)) === text),
  )
})

test('decodes any bytes as TextDecoder does, except for three-byte surrogates', () => {
  const leads = fc.constantFrom(
    0x7f,
    0x80,
    0x8f,
    0x90,
    0x9f,
    0xa0,
    0xbf,
    0xc0,
    0xc2,
    0xdf,
    0xe0,
    0xef,
    0xf0,
    0xf4,
    0xf5,
    0xff,
  )
  const byte = fc.oneof(leads, fc.integer({ min: 0, max: 255 })).filter((value) => value !== 0xed)
  fc.assert(
    fc.property(fc.array(byte, { maxLength: 40 }), (bytes) => {
      const input = Uint8Array.from(bytes)
      expect(decodeUtf8(input)).toBe(reference.decode(input))
    }),
    { numRuns: 1500 },
  )
})

test('an emoji that an old client wrote as two three byte surrogates is read as the emoji', () => {
  expect(decodeUtf8(Uint8Array.of(0xed, 0xa0, 0xbd, 0xed, 0xb8, 0x80))).toBe('😀')
})

test('a text longer than one chunk is complete, also when a character spans two chunks', () => {
  const text = `${'a'.repeat(2047)}😀${'圈'.repeat(3000)}`
  expect(decodeUtf8(encodeUtf8(text))).toBe(text)
})

test('an encoded text owns its whole buffer, as mini-program sockets send the buffer', () => {
  for (const text of ['', 'a', '圈子😀']) {
    const bytes = encodeUtf8(text)
    expect(bytes.byteOffset).toBe(0)
    expect(bytes.buffer.byteLength).toBe(bytes.length)
  }
})
