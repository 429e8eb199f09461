import { type Decoded, decoded, faulty } from './Fault'
import { decodeUtf8, encodeUtf8 } from './utf8'

const SURROGATE = /[\ud800-\udfff]/g

/** JSON text with every surrogate, paired or not, as an escape. */
function toJson(value: unknown): string {
  const json = JSON.stringify(value === undefined ? {} : value)
  return json.replace(SURROGATE, (unit) => `\\u${unit.charCodeAt(0).toString(16)}`)
}

/**
 * The bytes of a JSON body; `{}` for `undefined`. Characters outside the basic plane become escapes like
 * `\ud83d\ude00`: the public browser client throws on their four-byte form, and a lone surrogate survives only this
 * way. Throws a TypeError for a value that JSON cannot express (a cycle, a bigint).
 */
export function encodeJson(value: unknown): Uint8Array<ArrayBuffer> {
  return encodeUtf8(toJson(value))
}

/** The value of a JSON body. An empty body is `{}`, as on the public servers. Fault: `body`. */
export function decodeJson(bytes: Uint8Array): Decoded<unknown> {
  if (bytes.length === 0) return decoded({})
  try {
    return decoded(JSON.parse(decodeUtf8(bytes)))
  } catch {
    return faulty('body')
  }
}

/** True for a JSON object, whose fields may be read. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
