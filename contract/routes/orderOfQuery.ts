/**
 * The order's id in the query of an order's screen; '' when there is none. The app writes it as `gid`; links may
 * also use `orderId` or `id`.
 */
export const orderOfQuery = (query: Readonly<Record<string, string | undefined>>): string =>
  query.gid || query.orderId || query.id || ''
