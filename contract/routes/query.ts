/** A value of a query parameter; undefined, null and '' are left out (shell-and-routes §2). */
export type QueryValue = string | number | boolean | null | undefined

/** Parsed query of an address. */
export type Query = Readonly<Record<string, string>>

function decode(text: string): string {
  const spaced = text.replace(/\+/g, ' ')
  try {
    return decodeURIComponent(spaced)
  } catch {
    // Links from advertisements may contain a bare %: show the raw text rather than an error.
    return spaced
  }
}

/** Parses `a=1&b=2`. The first value of a repeated key wins; a key without a value is ''. */
export function parseQuery(text: string): Query {
  const query: Record<string, string> = {}
  const seen = new Set(['__proto__'])
  for (const part of text.split('&')) {
    if (part === '') continue
    const cut = part.indexOf('=')
    const key = decode(cut < 0 ? part : part.slice(0, cut))
    if (seen.has(key)) continue
    seen.add(key)
    query[key] = cut < 0 ? '' : decode(part.slice(cut + 1))
  }
  return query
}

/** Writes `?a=1&b=2`, or '' when no parameter is left. Drops undefined, null and ''. */
export function formatQuery(values: Readonly<Record<string, QueryValue>>): string {
  const parts = Object.keys(values)
    .filter((key) => values[key] !== undefined && values[key] !== null && values[key] !== '')
    .map((key) => `${encodeURIComponent(key)}=${encodeURIComponent(String(values[key]))}`)
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}
