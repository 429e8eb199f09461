export const queryText = (wire: Readonly<Record<string, string>>): string =>
  Object.entries(wire)
    .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`)
    .join('&')
