/** The path of an address on this server, so that a stand-in page sends nobody elsewhere. */
export function returnPath(address: string | undefined, host: string): string {
  if (address === undefined || !URL.canParse(address, `http://${host}`)) return '/'
  const url = new URL(address, `http://${host}`)
  return url.host === host ? `${url.pathname}${url.search}` : '/'
}

/** Adds parameters to a path. */
export function withQuery(path: string, params: Readonly<Record<string, string>>): string {
  const url = new URL(path, 'http://local')
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value)
  return `${url.pathname}${url.search}`
}
