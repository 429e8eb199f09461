import type { Id } from './page'

/** A person's place in an activity, game, trip or track. */
export interface Entry {
  readonly id: Id
  readonly name: string
  readonly state: 'pending' | 'paid' | 'won' | 'lost' | 'confirmed' | 'givenUp' | 'used' | 'cancelled' | 'trial'
  readonly bib: string
  readonly ticketCode: string
  readonly teamId: Id | null
  readonly orderId: Id | null
  readonly sessionId: Id | null
  /** Its session, where the entries of one item are asked for. */
  readonly session?: { readonly name: string; readonly startsAt: number; readonly endsAt: number }
  /** The number in the draw; one of a team. */
  readonly drawNo?: number
  /** The place in the draw, from 1. */
  readonly place?: number
  /** The place in the waiting order of a lost draw, from 1; 0 for whoever left it. */
  readonly waitPos?: number
  /** True while the waiting place is offered. */
  readonly offered?: boolean
  /** Until when a won place can be confirmed, ms. */
  readonly confirmBy?: number
  /** Until when a pending one can be paid, ms. */
  readonly payBy?: number
  /** Keyed by question id. */
  readonly answers: Readonly<Record<Id, string>>
}

/** `/v2/waitlist/join`. */
export interface WaitlistPlace {
  /** Starts at 1; 0 when the member has left. */
  readonly pos: number
  readonly state: 'waiting' | 'offered' | 'left'
  readonly again?: boolean
}

/** A person whom the member has entered before; the next form offers them. */
export interface SavedEntrant {
  readonly id: Id
  readonly name: string
  readonly mobile: string
  /** '' when no number was required. */
  readonly idCard: string
}
