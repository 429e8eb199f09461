const LOOPBACK = /^(https?|wss?):\/\/(127\.0\.0\.1|localhost)(:\d+)?(?=\/|$|\?)/

/**
 * Redirects a build that was made for a server on this machine to the server of this run, whatever its port. A rooted
 * address belongs to that server.
 */
export function rewriteOrigin(url: string, to: { readonly gateway?: string; readonly gate?: string }): string {
  if (url.startsWith('/')) return (to.gateway ?? '') + url
  const found = LOOPBACK.exec(url)
  if (!found) return url
  const origin = found[1]?.startsWith('ws') ? to.gate : to.gateway
  return origin ? origin + url.slice(found[0].length) : url
}
