// Written by hand, because mini-programs have neither TextEncoder nor Buffer.

const REPLACEMENT = 0xfffd
const CHUNK = 2048

/** UTF-8 bytes of a text; a lone surrogate becomes U+FFFD, as in TextEncoder. The array owns its whole buffer. */
export function encodeUtf8(text: string): Uint8Array<ArrayBuffer> {
  const length = text.length
  const ascii = new Uint8Array(length)
  for (let i = 0; i < length; i++) {
    const unit = text.charCodeAt(i)
    if (unit > 0x7f) return encodeWide(text)
    ascii[i] = unit
  }
  return ascii
}

function encodeWide(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length * 3)
  let at = 0
  for (let i = 0; i < text.length; i++) {
    let code = text.codePointAt(i) ?? 0
    if (code > 0xffff) i++
    else if (code >= 0xd800 && code <= 0xdfff) code = REPLACEMENT
    if (code < 0x80) bytes[at++] = code
    else {
      if (code < 0x800) bytes[at++] = 0xc0 | (code >> 6)
      else {
        if (code < 0x10000) bytes[at++] = 0xe0 | (code >> 12)
        else {
          bytes[at++] = 0xf0 | (code >> 18)
          bytes[at++] = 0x80 | ((code >> 12) & 0x3f)
        }
        bytes[at++] = 0x80 | ((code >> 6) & 0x3f)
      }
      bytes[at++] = 0x80 | (code & 0x3f)
    }
  }
  return bytes.slice(0, at)
}

/**
 * Decodes UTF-8. Malformed sequences become U+FFFD as in TextDecoder, with one exception: a surrogate in three bytes
 * is kept, because the public browser client sends every emoji as two of them; a pair becomes the intended character.
 * Keeps a leading byte order mark.
 */
export function decodeUtf8(bytes: Uint8Array): string {
  const units: number[] = []
  let text = ''
  let at = 0
  while (at < bytes.length) {
    if (units.length >= CHUNK) {
      text += String.fromCharCode(...units)
      units.length = 0
    }
    const lead = bytes[at++] as number
    if (lead < 0x80) {
      units.push(lead)
      continue
    }
    let more =
      lead >= 0xc2 && lead <= 0xdf ? 1 : lead >= 0xe0 && lead <= 0xef ? 2 : lead >= 0xf0 && lead <= 0xf4 ? 3 : 0
    if (more === 0) {
      units.push(REPLACEMENT)
      continue
    }
    // The second byte is enough to exclude overlong forms and code points above U+10FFFF.
    let low = lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80
    let high = lead === 0xf4 ? 0x8f : 0xbf
    let code = lead & (0x3f >> more)
    for (; more > 0; more--) {
      const next = bytes[at]
      if (next === undefined || next < low || next > high) break
      code = (code << 6) | (next & 0x3f)
      low = 0x80
      high = 0xbf
      at++
    }
    if (more > 0) units.push(REPLACEMENT)
    else if (code < 0x10000) units.push(code)
    else units.push(0xd7c0 + (code >> 10), 0xdc00 | (code & 0x3ff))
  }
  return text + String.fromCharCode(...units)
}
