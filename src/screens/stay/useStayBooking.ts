import { calculateOrder, createOrder, ORDER_TYPE, stayProperty } from '@quanzi/contract'
import { type BookedTarget, type BookingWish, StayBooking } from '@/domain/stay/StayBooking'
import type { StayDatesStore } from '@/domain/stay/StayDatesStore'
import { useOwnDetails } from '@/flows/enroll/useOwnDetails'
import { call } from '@/gateway/call'
import { callOnce } from '@/gateway/callOnce'
import { isGatewayError } from '@/gateway/GatewayError'
import { navigate } from '@/routes/navigate'
import { useSession } from '@/session/SessionProvider'
import { usePerMember } from '@/session/usePerMember'
import { knownGuests } from './knownGuests'

interface Booking {
  readonly store: StayBooking
  /** Opens the form for the chosen dates, or the calendar without any. A visitor is sent to log in. */
  readonly book: (target: BookedTarget) => Promise<void>
  /** Orders and opens the cashier. */
  readonly send: () => Promise<void>
}

/** The rooms and people of the address: who books again begins with those of before. */
const countOf = (value: string | undefined): number => (/^[1-9]\d?$/.test(value ?? '') ? Number(value) : 1)

/** The booking of a stay, wired to the gateway, the member and the device. */
export function useStayBooking(
  iid: number,
  dates: StayDatesStore,
  query: { readonly rooms?: string; readonly people?: string },
): Booking {
  const { member, distribution } = useSession()
  const store = usePerMember(() => {
    const asked = ({ keys, dates: stay, num, byDeposit }: BookingWish) => {
      const whole = { orderType: ORDER_TYPE.stay, property: stayProperty(stay), property2: '' }
      if (!byDeposit) return { iid, keys, num, ...whole }
      const property = JSON.stringify(whole)
      return { iid, keys, num, orderType: ORDER_TYPE.deposit, property, property2: 'deposit' }
    }
    return new StayBooking({
      calculate: (wish) => call(calculateOrder, { ...asked(wish), info: { guestNum: wish.guestNum } }),
      create: ({ guests, phone, couponId, payable, ...wish }) =>
        callOnce(
          `stay:${wish.keys}:${stayProperty(wish.dates)}:${wish.num}:${wish.byDeposit}:${payable}`,
          createOrder,
          (reqId) => ({
            ...asked(wish),
            name: guests[0] ?? '',
            phone,
            multiDisKey: distribution.keyOf(iid) ?? '',
            ...(couponId ? { couponIds: [couponId] } : {}),
            info: { reqId, payable, guests, guestNum: wish.guestNum },
          }),
        ),
      known: knownGuests(iid, member),
      begin: { rooms: countOf(query.rooms), people: countOf(query.people) },
      refusal: (error) => (isGatewayError(error) ? { name: error.errorName ?? '', data: error.data } : null),
      onFull: () => void dates.calendar.load(),
    })
  })
  useOwnDetails(iid, (own) => store.suggest(own), store.open)
  const book = async (target: BookedTarget) => {
    if (!dates.dates) return dates.show()
    if (await member.requireMember()) store.show(target, dates.dates)
  }
  const send = async () => {
    const created = await store.send()
    if (!created) return
    // Going back leads to the room, and an order that was left unpaid is in the list of reservations.
    if (created.status > 10) await navigate('pay.paySuccess', { iid, gid: created.gid })
    else await navigate('pay.order', { iid, gid: created.gid })
  }
  return { store, book, send }
}
