import { type ActSession, type ActTicket, type ContentDetail, type Entrant, ORDER_TYPE } from '@quanzi/contract'
import { depositOf } from '@/domain/order/depositOf'
import type { PrepayOrder } from '@/session/PrepayStore'

/** A validated form. */
export interface EnrollChoice {
  readonly session: ActSession
  readonly ticket: ActTicket
  readonly entrants: readonly Entrant[]
}

/** What an enrolment is for, from its address. */
export interface EnrollSubject {
  readonly iid: number
  /** Id of the activity. */
  readonly id: string
  /** Id of the team to enter; '' without one. */
  readonly groupId: string
  /** Storage key of the form's draft. */
  readonly draftKey: string
}

/** The order that the form passes to checkout. */
export function enrollOrder(
  { iid, id, groupId, draftKey }: EnrollSubject,
  { session, ticket, entrants }: EnrollChoice,
  detail: Pick<ContentDetail, 'title' | 'cover'>,
  byDeposit = false,
): PrepayOrder {
  const seats = { orderType: ORDER_TYPE.activity, property: session.id, property2: ticket.id }
  return {
    iid,
    keys: id,
    ...(byDeposit ? depositOf(seats) : seats),
    num: entrants.length,
    info: { entrants },
    title: detail.title,
    cover: detail.cover,
    draftKey,
    ...(groupId ? { groupId } : {}),
  }
}
