import * as v from 'valibot'
import { paramError } from '../../call/CallError'
import type { OrderWish, QuotedLine } from '../../trade/OrderTypeRules'
import type { LiveSession } from './liveSessions'
import type { SeatItem } from './SeatItem'
import type { SeatKind } from './SeatKind'
import type { SoldTicket } from './tickets'

/** So many people with this ticket. */
export interface TicketPart {
  readonly ticket: SoldTicket
  readonly num: number
}

const Counts = v.pipe(
  v.string(),
  v.maxLength(2000),
  v.parseJson(),
  v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9999))),
)

/**
 * The tickets of a wish: one ticket's id, or for kinds with several `{ticketId: num}`, which adds up to the number of
 * people. They come in the item's order, and the entrants in the same.
 */
export function ticketParts(
  tickets: readonly SoldTicket[],
  { severalTickets }: SeatKind,
  { property2, num }: Pick<OrderWish, 'property2' | 'num'>,
): readonly TicketPart[] {
  const single = tickets.find(({ id }) => id === property2)
  if (single) return [{ ticket: single, num }]
  const counts = severalTickets ? v.safeParse(Counts, property2) : null
  if (!counts?.success) throw paramError('property2')
  const { output } = counts
  const parts = tickets.flatMap((ticket) => {
    const wanted = Object.hasOwn(output, ticket.id) ? (output[ticket.id] ?? 0) : 0
    return wanted > 0 ? [{ ticket, num: wanted }] : []
  })
  const known = Object.entries(output).every(([id, wanted]) => wanted === 0 || tickets.some((one) => one.id === id))
  if (!known || parts.reduce((sum, part) => sum + part.num, 0) !== num) throw paramError('property2')
  return parts
}

interface LineParts {
  readonly item: {
    readonly id: string
    readonly title: string
    readonly cover: string
    readonly rates: readonly number[] | null
    readonly insurance_fen: number | null
  }
  readonly seats: SeatItem
  readonly session: Pick<LiveSession, 'name' | 'price'>
  readonly part: TicketPart
  readonly insured: boolean
}

/** The line of one ticket. What a resold one costs at its supplier is the supplier's part. */
export function lineOf(
  iid: number,
  { severalTickets }: SeatKind,
  { item, seats, session, part: { ticket, num }, insured }: LineParts,
): QuotedLine {
  return {
    targetId: severalTickets ? ticket.id : item.id,
    ...(severalTickets ? { scopeId: item.id } : {}),
    title: item.title,
    spec: `${session.name} · ${ticket.name}`,
    img: item.cover,
    num,
    price: session.price + ticket.price,
    insurance: insured ? (item.insurance_fen ?? 0) * num : 0,
    rates: item.rates,
    ...(ticket.supply === null || seats.home.iid === iid
      ? {}
      : { supplierIid: seats.home.iid, supply: session.price + ticket.supply }),
  }
}
