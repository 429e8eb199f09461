import { type Decoded, decoded, faulty } from './Fault'
import { decodeUtf8, encodeUtf8 } from './utf8'

/** A route in a message: its text, or its code in the connection's dictionary (0..65535). */
export type WireRoute = string | number

/**
 * The content of a data package (PROTOCOL.md §3). `gzip` is a flag bit that public codecs have and nobody uses; the
 * sessions never set it. `idBytes` are the id's bytes as received: the old client bundle writes ids in reverse order,
 * and also understands a response that repeats them.
 */
export type Message = { body: Uint8Array; gzip?: true } & (
  | { type: 'request'; id: number; idBytes?: Uint8Array; route: WireRoute }
  | { type: 'notify'; route: WireRoute }
  | { type: 'response'; id: number; idBytes?: Uint8Array }
  | { type: 'push'; route: WireRoute }
)

/** The greatest request id; a greater one exceeds the 32-bit shifts of the public codecs. */
export const MAX_ID = 0x7fffffff

const TYPES = ['request', 'notify', 'response', 'push'] as const
const COMPRESSED = 1
const GZIP = 0x10
const RESERVED = 0xe0

/**
 * The bytes of a message. Throws a RangeError for a route over 255 bytes, a code over 65535, or an id outside
 * 0..{@link MAX_ID}.
 */
export function encodeMessage(message: Message): Uint8Array<ArrayBuffer> {
  const { body } = message
  const id = 'id' in message ? (message.idBytes ?? encodeId(message.id)) : undefined
  const route = 'route' in message ? encodeRoute(message.route) : undefined
  const compressed = 'route' in message && typeof message.route === 'number' ? COMPRESSED : 0

  const bytes = new Uint8Array(1 + (id?.length ?? 0) + (route?.length ?? 0) + body.length)
  bytes[0] = (TYPES.indexOf(message.type) << 1) | compressed | (message.gzip ? GZIP : 0)
  let at = 1
  for (const part of [id, route, body]) {
    if (!part) continue
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

function encodeId(id: number): Uint8Array {
  if (!Number.isInteger(id) || id < 0 || id > MAX_ID) throw new RangeError(`message id ${id} is not in 0..${MAX_ID}`)
  const groups: number[] = []
  let rest = id
  do {
    groups.push((rest & 0x7f) | (rest > 0x7f ? 0x80 : 0))
    rest >>= 7
  } while (rest > 0)
  return Uint8Array.from(groups)
}

function encodeRoute(route: WireRoute): Uint8Array {
  if (typeof route === 'number') {
    if (!Number.isInteger(route) || route < 0 || route > 0xffff) throw new RangeError(`route code ${route} over 65535`)
    return Uint8Array.of(route >> 8, route & 0xff)
  }
  const text = encodeUtf8(route)
  if (text.length > 0xff) throw new RangeError(`route of ${text.length} bytes, at most 255 fit: ${route}`)
  const bytes = new Uint8Array(1 + text.length)
  bytes[0] = text.length
  bytes.set(text, 1)
  return bytes
}

/** Reads a message. Faults: `message flags`, `message id`, `message route`. The body is a view into `bytes`. */
export function decodeMessage(bytes: Uint8Array): Decoded<Message> {
  const flags = bytes[0]
  const type = TYPES[((flags ?? 0) >> 1) & 7]
  if (flags === undefined || flags & RESERVED || !type) return faulty('message flags')
  const gzip = flags & GZIP ? ({ gzip: true } as const) : undefined

  let at = 1
  let id = 0
  let idBytes: Uint8Array = bytes
  if (type === 'request' || type === 'response') {
    const end = idEnd(bytes, at)
    if (end === 0) return faulty('message id')
    idBytes = bytes.subarray(at, end)
    id = readId(idBytes)
    if (id > MAX_ID) return faulty('message id')
    at = end
    if (type === 'response') return decoded({ type, id, idBytes, body: bytes.subarray(at), ...gzip })
  }

  const route = readRoute(bytes, at, (flags & COMPRESSED) !== 0)
  if (!route) return faulty('message route')
  const body = bytes.subarray(route.end)
  if (type === 'request') return decoded({ type, id, idBytes, route: route.route, body, ...gzip })
  return decoded({ type, route: route.route, body, ...gzip })
}

/** Position after the id that starts at `at`; 0 when the id is longer than five bytes. */
function idEnd(bytes: Uint8Array, at: number): number {
  for (let i = at; i < at + 5 && i < bytes.length; i++) if ((bytes[i] as number) < 0x80) return i + 1
  return 0
}

function readId(bytes: Uint8Array): number {
  // No shifts: five groups can exceed 32 bits, and the overflow must be visible.
  return bytes.reduceRight((id, byte) => id * 0x80 + (byte & 0x7f), 0)
}

function readRoute(bytes: Uint8Array, at: number, compressed: boolean): { route: WireRoute; end: number } | undefined {
  const first = bytes[at]
  if (first === undefined) return undefined
  if (compressed) {
    const second = bytes[at + 1]
    return second === undefined ? undefined : { route: (first << 8) | second, end: at + 2 }
  }
  const end = at + 1 + first
  return end > bytes.length ? undefined : { route: decodeUtf8(bytes.subarray(at + 1, end)), end }
}
