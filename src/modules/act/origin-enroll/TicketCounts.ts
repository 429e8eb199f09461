import type { ActTicket } from '@quanzi/contract'

export interface TicketPart {
  readonly ticket: ActTicket
  readonly count: number
  /** The places of its people in the form, from 1. */
  readonly from: number
  readonly to: number
}

export type Counts = Readonly<Record<string, number>>

/** The tickets that are wanted, in their order, each with the places of its people. */
export function ticketParts(tickets: readonly ActTicket[], counts: Counts): readonly TicketPart[] {
  let taken = 0
  return tickets.flatMap((ticket) => {
    const count = counts[ticket.id] ?? 0
    if (count === 0) return []
    const from = taken + 1
    taken += count
    return [{ ticket, count, from, to: taken }]
  })
}

export const sumOf = (counts: Counts): number => Object.values(counts).reduce((sum, count) => sum + count, 0)

/** The counts of these tickets only, at most `max` people; without anybody one person with the first ticket. */
export function fitCounts(tickets: readonly ActTicket[], counts: Counts, max: number): Counts {
  let left = max
  const fitted = tickets.map(({ id }) => {
    const count = Math.min(left, counts[id] ?? 0)
    left -= count
    return [id, count] as const
  })
  const [first] = tickets
  return first && left === max ? { [first.id]: 1 } : Object.fromEntries(fitted.filter(([, count]) => count > 0))
}
