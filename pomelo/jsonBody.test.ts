import fc from 'fast-check'
import { decodeJson, encodeJson } from './jsonBody'
import { decodeUtf8 } from './utf8'

const anyText = fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)) })

test('emoji are sent as escapes, which old clients can read', () => {
  expect(decodeUtf8(encodeJson({ content: '你😀é' }))).toBe('{"content":"你\\ud83d\\ude00é"}')
})

test('no sent body contains a four-byte character, and every string arrives unchanged, lone surrogates too', () => {
  fc.assert(
    fc.property(fc.dictionary(anyText, fc.oneof(anyText, fc.string({ unit: 'binary' }))), (body) => {
      const bytes = encodeJson(body)
      expect(bytes.some((byte) => byte >= 0xf0)).toBe(false)
      expect(decodeJson(bytes)).toEqual({ ok: true, value: body })
    }),
  )
})

test('a body with real four byte characters is read', () => {
  expect(decodeJson(new TextEncoder().encode('{"content":"é你😀"}'))).toEqual({ ok: true, value: { content: 'é你😀' } })
})

test('an undefined body is sent as an empty object, and an empty body is read as one', () => {
  expect(decodeUtf8(encodeJson(undefined))).toBe('{}')
  expect(decodeJson(new Uint8Array())).toEqual({ ok: true, value: {} })
})

test('any bytes give a value or a fault', () => {
  fc.assert(fc.property(fc.uint8Array(), (bytes) => typeof decodeJson(bytes).ok === 'boolean'))
  expect(decodeJson(Uint8Array.of(0x1f, 0x8b, 8))).toEqual({ ok: false, fault: 'body' })
})
