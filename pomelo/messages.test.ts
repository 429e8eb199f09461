import fc from 'fast-check'
import { decodeMessage, encodeMessage, MAX_ID, type Message } from './messages'

const id = fc.integer({ min: 0, max: MAX_ID })
const route = fc.oneof(
  fc.integer({ min: 0, max: 0xffff }),
  fc.string({ unit: 'grapheme', maxLength: 60 }).filter((text) => new TextEncoder().encode(text).length <= 255),
)
const body = fc.uint8Array({ maxLength: 100 })
const anyMessage: fc.Arbitrary<Message> = fc.oneof(
  fc.record({ type: fc.constant('request' as const), id, route, body }),
  fc.record({ type: fc.constant('notify' as const), route, body }),
  fc.record({ type: fc.constant('response' as const), id, body }),
  fc.record({ type: fc.constant('push' as const), route, body }),
)

test('encoding and decoding gives the same message', () => {
  fc.assert(
    fc.property(anyMessage, fc.boolean(), (message, gzip) => {
      const sent = gzip ? { ...message, gzip: true as const } : message
      const got = decodeMessage(encodeMessage(sent))
      if (!got.ok) throw new Error(got.fault)
      const { idBytes, ...value } = { idBytes: undefined, ...got.value }
      expect({ ...value, body: [...value.body] }).toEqual({ ...sent, body: [...sent.body] })
    }),
    { numRuns: 1000 },
  )
})

test('any bytes give a message or a fault, and a message writes back to the same bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
      const got = decodeMessage(bytes)
      if (!got.ok || (bytes[0] as number) & 1) return
      // A route is text: bytes that are not UTF-8 cannot be restored.
      if ('route' in got.value && /\ufffd|[\ud800-\udfff]/.test(String(got.value.route))) return
      expect([...encodeMessage(got.value)]).toEqual([...bytes])
    }),
    { numRuns: 1000 },
  )
})

test.each([
  ['nothing', [], 'message flags'],
  ['a reserved bit', [0x20, 1, 0], 'message flags'],
  ['type 7', [0x0e], 'message flags'],
  ['no id', [0x00], 'message id'],
  ['an id that does not end', [0x00, 0x80, 0x80], 'message id'],
  ['an id of six bytes', [0x04, 0x80, 0x80, 0x80, 0x80, 0x80, 0x01], 'message id'],
  ['an id of 2^31', [0x04, 0x80, 0x80, 0x80, 0x80, 0x08], 'message id'],
  ['an id of 2^35 - 1', [0x04, 0xff, 0xff, 0xff, 0xff, 0x7f], 'message id'],
  ['no route', [0x06], 'message route'],
  ['half a route', [0x06, 5, 0x61], 'message route'],
  ['half a code', [0x07, 1], 'message route'],
] as const)('%s is a fault', (_, bytes, fault) => {
  expect(decodeMessage(Uint8Array.from(bytes))).toEqual({ ok: false, fault })
})

test.each([-1, 1.5, MAX_ID + 1, Number.NaN])('an id of %p is refused', (bad) => {
  expect(() => encodeMessage({ type: 'response', id: bad, body: new Uint8Array() })).toThrow(RangeError)
})
