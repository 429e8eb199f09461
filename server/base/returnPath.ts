/** The path of an address on this server, so that a stand-in page sends nobody elsewhere. */
export function returnPath(address: string | undefined, host: string): string {
  const here = new URL(`http://${host}`)
  if (address === undefined || !URL.canParse(address, here.href)) return '/'
  const url = new URL(address, here.href)
  return url.host === here.host ? `${url.pathname}${url.search}` : '/'
}

/** Adds parameters to a path. */
export function withQuery(path: string, params: Readonly<Record<string, string>>): string {
  const url = new URL(path, 'http://local')
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value)
  return `${url.pathname}${url.search}`
}
