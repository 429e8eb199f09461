/** Parameters as they travel: undefined and null are dropped, objects and lists become JSON text (shell-and-routes §7). */
export function wireParams(params: object): Record<string, string> {
  const wire: Record<string, string> = {}
  for (const [key, value] of Object.entries(params)) {
    if (value === undefined || value === null) continue
    wire[key] = typeof value === 'object' ? JSON.stringify(value) : String(value)
  }
  return wire
}

/**
 * Names one call with its parameters, whatever their order: `/v1/content/list?iid=1000&pageNo=1`.
 * The app joins calls under way by it, and the server writes answers into the page under it.
 */
export function callKey(uri: string, params: object): string {
  const wire = wireParams(params)
  const sorted = Object.keys(wire)
    .sort()
    .map((key) => `${key}=${wire[key]}`)
  return `${uri}?${sorted.join('&')}`
}
