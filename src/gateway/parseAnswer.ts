/** The answer was neither JSON nor JSON inside a callback. */
export class UnreadableAnswer extends Error {
  override readonly name = 'UnreadableAnswer'
}

/** Servers put an empty comment before padding against content sniffing. */
const COMMENT = /^\/\*\*\/\s*/
const PADDED = /^[\w$.]+\s*\(([\s\S]*)\)\s*;?\s*$/

/** Reads a gateway body: text with or without JSONP padding, or a value that a script has handed over. Empty is null. */
export function parseAnswer(body: unknown): unknown {
  if (typeof body !== 'string') return body ?? null
  const text = body.trim().replace(COMMENT, '')
  if (text === '') return null
  const inner = PADDED.exec(text)?.[1] ?? text
  if (inner.trim() === '' || inner.trim() === 'undefined') return null
  try {
    return JSON.parse(inner)
  } catch {
    throw new UnreadableAnswer(text.slice(0, 120))
  }
}
