import type { Member } from '../support/Gateway'
import type { Phone } from '../support/Phone'

/** An activity of the demo tenant with free places, and the price of one place. */
export const ACTIVITY = { id: '9012', session: '9012-s1', ticket: '9012-t1' } as const

interface Order {
  readonly gid: string
  readonly status: number
  readonly payable: number
}

/** The member's orders on the server, newest first. */
export async function ordersOf(member: Member): Promise<readonly Order[]> {
  const params = { status: 0, pageNumber: 1, pageSize: 20 }
  const { list } = await member.ask<{ list: Order[] }>('/h5/order/list', params)
  return list
}

/** Places an unpaid order for the member through the gateway. Returns its number. */
export async function orderOf(member: Member): Promise<string> {
  const { gid } = await member.ask<{ gid: string }>('/h5/order/create', {
    num: 1,
    orderType: 1,
    keys: ACTIVITY.id,
    property: ACTIVITY.session,
    property2: ACTIVITY.ticket,
    info: JSON.stringify({
      reqId: `e2e-${member.userId}-${Date.now()}`,
      entrants: [{ name: '林小圈', mobile: member.mobile }],
    }),
  })
  return gid
}

/** Waits until the cashier is in front of its order, whose screen has a button of the same name. */
export async function atCashier(phone: Phone): Promise<void> {
  await phone.at(/\/app\/pay\/(order|actpay)\?/)
  await phone.see('#cashier-amount')
}
