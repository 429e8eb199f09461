const kept = new Set(
  'p br hr div span section article h1 h2 h3 h4 h5 h6 b strong i em u s sub sup ul ol li blockquote pre code table thead tbody tfoot tr td th caption figure figcaption img a'.split(
    ' ',
  ),
)
const empty = new Set(['br', 'hr', 'img'])
/** The content of these elements is not text for readers, so it is removed with them. */
const removedWhole = /<(script|style|iframe|object|template|noscript|svg|math|textarea|title)\b[\s\S]*?(<\/\1\s*>|$)/gi
const pictureStyle = 'display:block;max-width:100%;height:auto;border-radius:8px'
const keptStyles = /^(text-align|font-weight|font-style|text-decoration|text-indent)$/

const attributePattern = /([a-z][\w-]*)\s*=\s*("([^"]*)"|'([^']*)'|([^\s"'>]+))/gi
const escapeAttribute = (value: string) =>
  value
    .replace(/&(?!#?\w+;)/g, '&amp;')
    .replace(/"/g, '&quot;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')

/** Entities and control characters can hide a scheme, so they are removed before the scheme is checked. */
function isSafeAddress(address: string, schemes: RegExp): boolean {
  const plain = address
    .replace(/&#x([0-9a-f]+);?/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16) % 0x110000))
    .replace(/&#(\d+);?/g, (_, code: string) => String.fromCodePoint(Number(code) % 0x110000))
    .replace(/&(colon|tab|newline);/gi, (_, name: string) => (name.toLowerCase() === 'colon' ? ':' : ''))
    .replace(/[^\x21-\uffff]/g, '')
  const scheme = /^([^/?#]*?):/.exec(plain)
  return !scheme || schemes.test(scheme[1])
}

function keptAttributes(tag: string, source: string): string {
  const attributes: string[] = []
  let style = tag === 'img' ? pictureStyle : ''
  for (const [, name, , doubleQuoted, singleQuoted, bare] of source.matchAll(attributePattern)) {
    const value = doubleQuoted ?? singleQuoted ?? bare ?? ''
    const key = name.toLowerCase()
    if (tag === 'img' && key === 'src' && isSafeAddress(value, /^(https?|data)$/i))
      attributes.push(`src="${escapeAttribute(value)}"`)
    if (tag === 'img' && key === 'alt') attributes.push(`alt="${escapeAttribute(value)}"`)
    if (tag === 'a' && key === 'href' && isSafeAddress(value, /^(https?|tel|mailto)$/i))
      attributes.push(`href="${escapeAttribute(value)}"`)
    if ((tag === 'td' || tag === 'th') && /^(colspan|rowspan)$/.test(key) && /^\d+$/.test(value))
      attributes.push(`${key}="${value}"`)
    if (key === 'style' && tag !== 'img') style = keptDeclarations(value)
  }
  // A picture without a description is decorative: without `alt` a screen reader would read its address.
  if (tag === 'img' && !attributes.some((one) => one.startsWith('alt='))) attributes.push('alt=""')
  if (style) attributes.push(`style="${escapeAttribute(style)}"`)
  return attributes.map((attribute) => ` ${attribute}`).join('')
}

function keptDeclarations(style: string): string {
  return style
    .split(';')
    .map((declaration) => declaration.split(':').map((part) => part.trim()))
    .filter(([name, value]) => keptStyles.test(name?.toLowerCase() ?? '') && /^[\w\s%.-]+$/.test(value ?? ''))
    .map(([name, value]) => `${name}:${value}`)
    .join(';')
}

/** HTML with known tags, attributes and address schemes only; the rest becomes text or is removed. */
export function sanitizeHtml(html: string): string {
  let body = html.replace(/<!--[\s\S]*?(-->|$)/g, '')
  for (let before = ''; before !== body; ) {
    before = body
    body = body.replace(removedWhole, '')
  }
  const open: string[] = []
  const tagPattern = /<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>|<|>/gi
  const text = body.replace(tagPattern, (whole, slash: string | undefined, name: string | undefined, rest: string) => {
    if (!name) return whole === '<' ? '&lt;' : '&gt;'
    const tag = name.toLowerCase()
    if (!kept.has(tag)) return ''
    if (slash) {
      const at = open.lastIndexOf(tag)
      if (at < 0) return ''
      return open
        .splice(at)
        .reverse()
        .map((unclosed) => `</${unclosed}>`)
        .join('')
    }
    if (!empty.has(tag)) open.push(tag)
    return `<${tag}${keptAttributes(tag, rest)}>`
  })
  return (
    text +
    open
      .reverse()
      .map((unclosed) => `</${unclosed}>`)
      .join('')
  )
}
