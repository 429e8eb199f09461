import type { OrderRow, OrderUse } from '@quanzi/contract'
import { type Keep, memberKeep, type Whose } from '@/session/memberKeep'
import { openTenantStorage } from '@/session/sessionStorage'

/** An order's codes as they last came. */
export const keptCodes = (
  iid: number,
  member: Whose,
  orderId: string,
  storage = openTenantStorage(iid),
): Keep<OrderUse> => memberKeep(storage, member, `codes:${orderId}`)

/** The orders with codes in the list of all, as they last came. */
export const keptTickets = (iid: number, member: Whose): Keep<readonly OrderRow[]> =>
  memberKeep(openTenantStorage(iid), member, 'tickets')
