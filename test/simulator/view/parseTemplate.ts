/**
 * A node of a built template. WXML and TTML share one grammar; only the prefix of directives differs (`wx:`, `tt:`).
 */
export type TemplateNode =
  | { kind: 'element'; tag: string; attributes: Map<string, string>; children: TemplateNode[] }
  | { kind: 'text'; text: string }

const NAME = /[^\s/>=]+/y
const SPACE = /\s*/y

function match(pattern: RegExp, source: string, at: number): string {
  pattern.lastIndex = at
  return pattern.exec(source)?.[0] ?? ''
}

/** Finds the closing `>` of a tag outside quotes, because expressions contain `>` and `/`. */
function parseAttributes(source: string, start: number): { attributes: Map<string, string>; at: number } {
  const attributes = new Map<string, string>()
  let at = start
  for (;;) {
    at += match(SPACE, source, at).length
    if (at >= source.length || source[at] === '>' || source.startsWith('/>', at)) return { attributes, at }
    const name = match(NAME, source, at)
    if (!name) {
      at += 1
      continue
    }
    at += name.length
    if (source[at] !== '=') {
      attributes.set(name, '{{true}}')
      continue
    }
    const quote = source[at + 1] ?? '"'
    const end = source.indexOf(quote, at + 2)
    if (end < 0) throw new SyntaxError(`Unclosed attribute ${name}`)
    attributes.set(name, source.slice(at + 2, end))
    at = end + 1
  }
}

export function parseTemplate(source: string): TemplateNode[] {
  const root: TemplateNode[] = []
  const open: { tag: string; children: TemplateNode[] }[] = [{ tag: '', children: root }]
  const top = () => open[open.length - 1] as { tag: string; children: TemplateNode[] }
  let at = 0
  while (at < source.length) {
    const next = source.indexOf('<', at)
    const text = source.slice(at, next < 0 ? source.length : next)
    if (text.trim()) top().children.push({ kind: 'text', text })
    if (next < 0) break
    if (source.startsWith('<!--', next)) {
      const end = source.indexOf('-->', next)
      at = end < 0 ? source.length : end + 3
    } else if (source[next + 1] === '/') {
      const end = source.indexOf('>', next)
      const tag = source.slice(next + 2, end).trim()
      if (top().tag !== tag) throw new SyntaxError(`</${tag}> closes <${top().tag}>`)
      open.pop()
      at = end + 1
    } else {
      const tag = match(NAME, source, next + 1)
      const parsed = parseAttributes(source, next + 1 + tag.length)
      const node: TemplateNode = { kind: 'element', tag, attributes: parsed.attributes, children: [] }
      top().children.push(node)
      if (source.startsWith('/>', parsed.at)) {
        at = parsed.at + 2
      } else {
        open.push({ tag, children: node.children })
        at = parsed.at + 1
      }
    }
  }
  if (open.length > 1) throw new SyntaxError(`<${top().tag}> is not closed`)
  return root
}
