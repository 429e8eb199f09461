/**
 * The id of the order that an address of an order's screen names; '' when it names none. The app writes it as `gid`;
 * links may also say `orderId` or `id`.
 */
export const orderOfQuery = (query: Readonly<Record<string, string | undefined>>): string =>
  query.gid || query.orderId || query.id || ''
