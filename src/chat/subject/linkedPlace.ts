import { itemOfRoute, type ResolvedRoute, resolve } from '@quanzi/contract'

/** An item or order that a message links to, with the title before the address. */
export interface LinkedPlace {
  readonly title: string
  /** As it was sent. */
  readonly url: string
  readonly route: ResolvedRoute
}

/** Title and address, the first message of a conversation from a page (chat-and-calls §4), or the address alone. */
const WITH_ADDRESS = /^(?:((?!.*https?:)[^\n]{1,200})\n)?(https?:\/\/[^\s<>"]{1,2000})$/i

/**
 * The item or order that a text links to; null when the text contains more. `isOwn` tells whether an address is of this
 * site: a link to another site must not look like a card of ours.
 */
export function linkedPlace(text: string, isOwn: (url: string) => boolean): LinkedPlace | null {
  const [, title = '', url] = WITH_ADDRESS.exec(text.trim()) ?? []
  const route = url === undefined || !isOwn(url) ? null : resolve(url)
  return route && url !== undefined && isThing(route) ? { title, url, route } : null
}

/** People ask about items and orders. Other addresses stay links in the text. */
const isThing = (route: ResolvedRoute): boolean => itemOfRoute(route) !== null || /^(order|pay)\./.test(route.name)
