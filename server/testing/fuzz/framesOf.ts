import { enterChat, markChatRead, sendChat } from '@quanzi/contract'
import { encodeJson, encodeMessage, encodePackage, MAX_ID, type Message, PackageType } from '@quanzi/pomelo'
import fc from 'fast-check'
import { valuesOf } from './valuesOf'

/** A websocket message: bytes or text. */
export type Frame = Uint8Array | string

const bytes = (most: number): fc.Arbitrary<Uint8Array> => fc.uint8Array({ maxLength: most })

/** JSON of a chat call, valid or nearly valid; other JSON; bytes that are not JSON, such as protobuf. */
const bodies: fc.Arbitrary<Uint8Array> = fc.oneof(
  {
    arbitrary: fc.oneof(...[sendChat, markChatRead, enterChat].map(({ params }) => valuesOf(params))).map(toJson),
    weight: 3,
  },
  fc.jsonValue().map(toJson),
  fc.constantFrom('{', '{"content":', '[1,]', 'NaN', '\ufeff{}', '"\\ud800"', '['.repeat(30_000)).map(encodeText),
  bytes(200),
  // One protobuf field whose stated length exceeds the bytes that follow.
  bytes(20).map((rest) => Uint8Array.of(0x0a, 0xff, 0xff, 0xff, 0x7f, ...rest)),
)

function toJson(value: unknown): Uint8Array {
  return encodeJson(value === undefined ? null : value)
}

function encodeText(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}

const routes = fc.oneof(
  { arbitrary: fc.constantFrom(sendChat.uri, markChatRead.uri, enterChat.uri), weight: 3 },
  fc.constantFrom('', 'toString', '__proto__', 'chat.chatHandler', 'x'.repeat(255), '聊天'),
  fc.nat(65_535),
)

const messages: fc.Arbitrary<Uint8Array> = fc
  .record({
    type: fc.constantFrom('request', 'notify', 'response', 'push'),
    id: fc.nat(MAX_ID),
    route: routes,
    body: bodies,
  })
  .map((message) => {
    try {
      return encodeMessage(message as unknown as Message)
    } catch {
      // The encoder refuses this route, so no client with the encoder can send it.
      return message.body
    }
  })

const handshakes = fc.oneof(
  fc.jsonValue().map(toJson),
  fc.record({ sys: fc.jsonValue(), user: fc.jsonValue() }).map(toJson),
  bytes(50),
)

const packages: fc.Arbitrary<Uint8Array> = fc.oneof(
  { arbitrary: messages.map((body) => encodePackage(PackageType.data, body)), weight: 5 },
  handshakes.map((body) => encodePackage(PackageType.handshake, body)),
  fc.constantFrom(PackageType.ack, PackageType.heartbeat, PackageType.kick).map((type) => encodePackage(type)),
  bytes(40).map((body) => encodePackage(PackageType.data, body)),
  // An unknown package type, and a body that does not belong to its type.
  fc.tuple(fc.nat(255), bytes(20)).map(([type, body]) => encodePackage(type as PackageType, body)),
)

const joined = (parts: readonly Uint8Array[]) => new Uint8Array(Buffer.concat(parts))

/** Frames of every kind: whole packages, several in one, truncated ones, oversized ones, random bytes, and texts. */
export const frames: fc.Arbitrary<Frame> = fc.oneof(
  { arbitrary: packages, weight: 5 },
  fc.array(packages, { minLength: 2, maxLength: 5 }).map(joined),
  fc.tuple(packages, fc.nat(60)).map(([one, end]) => one.slice(0, end)),
  fc.constant(encodePackage(PackageType.data, new Uint8Array(70_000))),
  fc.constant(Uint8Array.of(PackageType.data, 0xff, 0xff, 0xff)),
  bytes(100),
  fc.string({ unit: 'binary' }),
  fc.constant(new Uint8Array(0)),
)
