/**
 * Parses a page URL of a mini-program. Values stay percent-encoded, as the platforms pass them to `onLoad`. A relative
 * path starts in the current page's folder.
 */
export function parsePath(url: string, from: string): { path: string; query: Record<string, string> } {
  const [address = '', search = ''] = url.split(/\?(.*)/s)
  const folder = from.split('/').slice(0, -1)
  const steps = address.startsWith('/') ? [] : folder
  for (const step of address.split('/')) {
    if (step === '..') steps.pop()
    else if (step && step !== '.') steps.push(step)
  }
  const query: Record<string, string> = {}
  for (const pair of search.split('&')) {
    if (!pair) continue
    const [name = '', value = ''] = pair.split(/=(.*)/s)
    query[name] = value
  }
  return { path: steps.join('/').replace(/\.html$/, ''), query }
}
