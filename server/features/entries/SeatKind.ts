import { build, MODULE_TYPE, ORDER_TYPE } from '@quanzi/contract'
import type { Order } from '../../trade/OrderTypeRules'

/**
 * A kind of content with seats for named persons: sessions of an activity, categories of a sports event, departures
 * of a trip.
 */
export interface SeatKind {
  readonly orderType: number
  readonly moduleType: number
  /** The scope of its entries and teams. */
  readonly scope: 'act' | 'game' | 'origin'
  /** True when one order can have several tickets: then `property2` is `{ticketId: num}`, and each has its own line. */
  readonly severalTickets?: true
  readonly target: (order: Pick<Order, 'iid' | 'keys'>) => string
  /** The form for a session. */
  readonly form: (session: { readonly iid: number; readonly id: string; readonly sessionId: string }) => string
}

export const SEAT_KINDS: readonly SeatKind[] = [
  {
    orderType: ORDER_TYPE.activity,
    moduleType: MODULE_TYPE.act,
    scope: 'act',
    target: ({ iid, keys }) => `/app/act/${iid}/detail/${keys}`,
    form: (session) => build('act.enroll', session),
  },
  {
    orderType: ORDER_TYPE.game,
    moduleType: MODULE_TYPE.game,
    scope: 'game',
    target: ({ iid, keys }) => build('game.home', { iid, id: keys }),
    form: (session) => build('game.enroll', session),
  },
  {
    orderType: ORDER_TYPE.origin,
    moduleType: MODULE_TYPE.origin,
    scope: 'origin',
    severalTickets: true,
    target: ({ iid, keys }) => build('act.originDetail', { iid, id: keys }),
    form: ({ sessionId: departureId, ...item }) => build('act.originEnroll', { ...item, departureId }),
  },
]

/** The scopes of entries, teams and queues of these kinds. */
export const SEAT_SCOPES = SEAT_KINDS.map(({ scope }) => scope)

/** The order type by which a module's seats are sold; null for a module without seats. */
export const seatOrderOf = (moduleType: number): number | null =>
  SEAT_KINDS.find((one) => one.moduleType === moduleType)?.orderType ?? null

/** The kind whose entries, teams and queues have this scope; undefined for another scope. */
export const seatKindOf = (scope: string): SeatKind | undefined => SEAT_KINDS.find((one) => one.scope === scope)

/** The scope of a module's entries; null for a module without seats. */
export const seatScopeOf = (moduleType: number): SeatKind['scope'] | null =>
  SEAT_KINDS.find((one) => one.moduleType === moduleType)?.scope ?? null

/** The module whose items have entries of this scope; null for another scope. */
export const moduleTypeOfScope = (scope: string): number | null => seatKindOf(scope)?.moduleType ?? null
