/** Thrown when the answer is neither JSON nor JSONP. */
export class UnreadableAnswer extends Error {
  override readonly name = 'UnreadableAnswer'
}

/** Some servers send an empty comment before the padding, as protection against content sniffing. */
const COMMENT = /^\/\*\*\/\s*/
const PADDED = /^[\w$.]+\s*\(([\s\S]*)\)\s*;?\s*$/

/**
 * Reads a gateway answer: text with or without JSONP padding, or the value that a script passed on. Empty text is
 * null.
 */
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
