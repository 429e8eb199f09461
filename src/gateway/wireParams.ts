/** Parameters as they travel: undefined and null are dropped, objects and lists become JSON text. */
export function wireParams(params: object): Record<string, string> {
  const wire: Record<string, string> = {}
  for (const [key, value] of Object.entries(params)) {
    if (value === undefined || value === null) continue
    wire[key] = typeof value === 'object' ? JSON.stringify(value) : String(value)
  }
  return wire
}

export const queryText = (wire: Readonly<Record<string, string>>): string =>
  Object.entries(wire)
    .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`)
    .join('&')
