type Value = string | null | readonly (string | null)[]

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replace(/\+/g, ' '))
  } catch {
    return text
  }
}

/** The values of an address's query by name: null without an equals sign, a list for a repeated name. */
export function parse(search: string, { decode = true } = {}): Record<string, Value> {
  const read = (text: string) => (decode ? decoded(text) : text)
  const query = Object.create(null) as Record<string, Value>
  const parts = search
    .trim()
    .replace(/^[?#&]/, '')
    .split('&')
  for (const part of parts.filter(Boolean)) {
    const at = part.indexOf('=')
    const name = read(at < 0 ? part : part.slice(0, at))
    const value = at < 0 ? null : read(part.slice(at + 1))
    const before = query[name]
    query[name] = before === undefined ? value : [before, value].flat()
  }
  return query
}

/** The part of the package `query-string` that Taro's router uses. */
export default { parse }
