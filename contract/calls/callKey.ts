/**
 * Parameters as they are sent: without undefined and null, with objects and lists as JSON text (shell-and-routes §7).
 */
export function wireParams(params: object): Record<string, string> {
  const wire: Record<string, string> = {}
  for (const [key, value] of Object.entries(params)) {
    if (value === undefined || value === null) continue
    wire[key] = typeof value === 'object' ? JSON.stringify(value) : String(value)
  }
  return wire
}

/**
 * A key for one call with its parameters, in any order: `/v1/content/list?iid=1000&pageNo=1`. The app uses it to join
 * equal calls in progress, and the server to put answers into the page.
 */
export function callKey(uri: string, params: object): string {
  const wire = wireParams(params)
  const sorted = Object.keys(wire)
    .sort()
    .map((key) => `${key}=${wire[key]}`)
  return `${uri}?${sorted.join('&')}`
}
