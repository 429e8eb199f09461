import { findUrls } from './findUrls'

/** A piece of text: plain, or a link to an http(s) address. Never markup. */
export interface TextPart {
  readonly text: string
  readonly href?: string
}

const MARKER = /<a\b([^<>]*)>([\s\S]*?)<\/a\s*>/gi
const CON = /\bcon\s*=\s*(?:"([^"]*)"|'([^']*)')/i

/** Splits a text into plain parts and links. Joined again, the parts give the text. */
export function linkParts(text: string): readonly TextPart[] {
  const parts: TextPart[] = []
  let at = 0
  for (const { start, end, href } of findUrls(text)) {
    if (start > at) parts.push({ text: text.slice(at, start) })
    parts.push({ text: text.slice(start, end), href })
    at = end
  }
  return at < text.length || parts.length === 0 ? [...parts, { text: text.slice(at) }] : parts
}

/** A title and its address, which the dialog shows as a card. */
const TITLED = /^((?!.*https?:)[^\n]+)\nhttps?:\S+$/i

/**
 * The rule of the panel: a title stands for its address; an `<a>` marker shows its con text; without markers, addresses
 * become links when there are two or more.
 */
export function panelParts(text: string): readonly TextPart[] {
  const plain = text.replace(MARKER, (_, attributes: string, inner: string) => {
    const con = CON.exec(attributes)
    return con?.[1] ?? con?.[2] ?? inner
  })
  if (plain !== text) return [{ text: plain }]
  const [, title] = TITLED.exec(text) ?? []
  if (title) return [{ text: title }]
  const parts = linkParts(text)
  return parts.filter(({ href }) => href).length > 1 ? parts : [{ text }]
}
