/** The bytes of a text in UTF-8. Mini-programs have no `TextEncoder`. */
export const utf8Bytes = (text: string): Uint8Array =>
  Uint8Array.from(unescape(encodeURIComponent(text)), (unit) => unit.charCodeAt(0))
