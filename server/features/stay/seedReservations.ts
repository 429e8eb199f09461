import { addDays, type StayDates, shanghaiDay, stayNights, stayProperty } from '@quanzi/contract'
import { CallError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import { contextOf } from '../../seed/contextOf'
import type { Story } from '../../seed/Planter'
import { changeStatus } from '../../trade/changeStatus'
import { confirmPayment } from '../../trade/confirmPayment'
import { placeOrder } from '../../trade/createOrder'
import { payOrder } from '../../trade/payments'
import { readWish } from '../../trade/placing'
import { useCode } from '../../trade/useCode'
import { quoteStay, targetOf } from './stayTarget'

const DAY = 86_400_000
const MEMBER = 1001
const STAFF = 1002

interface BookingSeed {
  readonly keys: string
  /** The in-day from now on, or the first one after it that is free; and when it was ordered. */
  readonly from: number
  readonly orderedAgo: number
  readonly nights: number
  readonly fate?: 'unpaid' | 'used' | 'cancelled'
}

/** The demo member's stays: two ahead, one unpaid, two past, one cancelled. */
const BOOKINGS: readonly BookingSeed[] = [
  { keys: '25001-r1', from: -24, orderedAgo: 30, nights: 1, fate: 'used' },
  { keys: '25101-r1', from: -10, orderedAgo: 16, nights: 2, fate: 'used' },
  { keys: '25003-r2', from: 18, orderedAgo: 5, nights: 1, fate: 'cancelled' },
  { keys: '25002-r1', from: 6, orderedAgo: 3, nights: 2 },
  { keys: 'p25001-k1', from: 20, orderedAgo: 2, nights: 2 },
  { keys: '25102-r1', from: 12, orderedAgo: 0, nights: 1, fate: 'unpaid' },
]

/** Lets the demo member book as a client would. */
export const bookDemoStays: Story = async (services) => {
  const shifted = (ago: number) => ({ ...services, clock: () => services.clock() - Math.round(ago * DAY) })
  for (const booking of BOOKINGS) {
    const ctx = await contextOf(shifted(booking.orderedAgo), MEMBER)
    const dates = await freeDates(ctx, booking, addDays(shanghaiDay(services.clock()), booking.from))
    if (!dates) continue
    const { gid, payable } = await placeOrder(ctx, wishFor(ctx, booking, dates))
    if (booking.fate === 'unpaid') continue
    const { tradeNo } = await payOrder(ctx, { orderId: gid, channel: 'jsapi', needLeft: false })
    await confirmPayment(ctx, { tradeNo, channelNo: `S${tradeNo}`, amount: payable })
    if (booking.fate === 'cancelled') await changeStatus(ctx, { orderId: gid, status: 15, remark: '行程有变' })
    if (booking.fate === 'used') await arrive(await contextOf(shifted(-booking.from), STAFF), gid)
  }
}

function wishFor(ctx: Context, { keys }: BookingSeed, dates: StayDates) {
  const name = ctx.me.nick_name
  const info = { reqId: `seed-stay-${keys}`, guests: [name], guestNum: 2 }
  const wish = readWish({ orderType: 3, keys, property: stayProperty(dates), num: 1, info })
  const phone = `138${String(10_000_000 + ctx.me.user_id)}`
  return { ...wish, name, phone, discounts: { couponIds: [], useCoin: false }, remark: '' }
}

/** The first free dates from a day on. */
async function freeDates(
  { db, iid, clock }: Context,
  { keys, nights }: BookingSeed,
  from: string,
): Promise<StayDates | null> {
  const target = await targetOf(db, iid, keys).catch((error: unknown) => {
    if (error instanceof CallError && error.error === 'NOTFOUND') return null
    throw error
  })
  for (let later = 0; target && later < 14; later += 1) {
    const dates = { in: addDays(from, later), out: addDays(from, later + nights) }
    const { price, full } = await quoteStay(db, target, dates, 1, clock())
    if (price !== null && full.length === 0 && stayNights(dates).length === (target.nights ?? nights)) return dates
  }
  return null
}

/** The desk scans the code of the reservation. */
async function arrive(staff: Context, orderId: string): Promise<void> {
  const { code } = await staff.db
    .selectFrom('reservation')
    .select('code')
    .where('iid', '=', staff.iid)
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  await useCode(staff, { code: code ?? '' })
}
