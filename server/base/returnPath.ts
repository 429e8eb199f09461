/**
 * The path of an address, so that a stand-in page never leads to another host. A path without a host always leads back
 * to the host that the browser has used.
 */
export function returnPath(address: string | undefined, host: string): string {
  const here = 'http://here.invalid'
  if (address === undefined || !URL.canParse(address, here)) return '/'
  const url = new URL(address, here)
  if (url.origin !== here && url.host !== host.replace(/:(80|443)$/, '')) return '/'
  // A browser reads two slashes as the beginning of a host, and an address may lead to them: `/.//host`.
  return `${url.pathname.replace(/^\/+/, '/')}${url.search}`
}

/** Adds parameters to a path. */
export function withQuery(path: string, params: Readonly<Record<string, string>>): string {
  const url = new URL(path, 'http://local')
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value)
  return `${url.pathname}${url.search}`
}
