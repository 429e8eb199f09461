import { type ActSession, type ActTicket, type ContentDetail, type Entrant, ORDER_TYPE } from '@quanzi/contract'
import type { PrepayOrder } from '@/session/PrepayStore'

/** A checked form. */
export interface EnrollChoice {
  readonly session: ActSession
  readonly ticket: ActTicket
  readonly entrants: readonly Entrant[]
}

/** What one enrolment is about, as its address says it. */
export interface EnrollSubject {
  readonly iid: number
  /** The activity. */
  readonly id: string
  /** The team that is entered for; '' without one. */
  readonly groupId: string
  /** Where the form keeps its draft. */
  readonly draftKey: string
}

/** The order that the form hands to the checkout. */
export function enrollOrder(
  { iid, id, groupId, draftKey }: EnrollSubject,
  { session, ticket, entrants }: EnrollChoice,
  detail: Pick<ContentDetail, 'title' | 'cover'>,
): PrepayOrder {
  return {
    iid,
    orderType: ORDER_TYPE.activity,
    keys: id,
    property: session.id,
    property2: ticket.id,
    num: entrants.length,
    info: { entrants },
    title: detail.title,
    cover: detail.cover,
    draftKey,
    ...(groupId ? { groupId } : {}),
  }
}
