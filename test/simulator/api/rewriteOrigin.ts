const LOOPBACK = /^(https?|wss?):\/\/(127\.0\.0\.1|localhost)(:\d+)?(?=\/|$|\?)/

/**
 * A build made for a server on this machine reaches the server this run has started, whatever its port; a rooted
 * address is that server's own.
 */
export function rewriteOrigin(url: string, to: { readonly gateway?: string; readonly gate?: string }): string {
  if (url.startsWith('/')) return (to.gateway ?? '') + url
  const found = LOOPBACK.exec(url)
  if (!found) return url
  const origin = found[1]?.startsWith('ws') ? to.gate : to.gateway
  return origin ? origin + url.slice(found[0].length) : url
}
