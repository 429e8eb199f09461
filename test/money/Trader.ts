import { DIS_ROLE_STATUS, type ErrorName } from '@quanzi/contract'
import type { Answer, Caller } from './Caller'

/** An order as its buyer knows it by the server's answers. */
export interface KnownOrder {
  readonly gid: string
  readonly kind: 'tickets' | 'goods' | 'tip'
  readonly at: number
  status: number
  /** An answer has said so. */
  isPaid: boolean
  /** The status before a refund was asked for. */
  prior?: number
}

/** A withdrawal as its owner knows it. */
export interface KnownWithdrawal {
  readonly id: string
  status: number
}

/** What the server has acknowledged to one member. */
export interface Journal {
  readonly orders: Map<string, KnownOrder>
  readonly withdrawals: Map<string, KnownWithdrawal>
  readonly gifts: Set<string>
  /** Status by role. */
  readonly roles: Map<string, number>
}

/** One of the members who trade at the same time, with the staff who serve this member only. */
export class Trader {
  readonly journal: Journal = { orders: new Map(), withdrawals: new Map(), gifts: new Set(), roles: new Map() }
  /** Orders that a call has just moved without saying to which status; their buyer looks next. */
  readonly unread = new Set<string>()
  /** What no member should ever see. */
  readonly faults: string[] = []
  private made = 0

  constructor(
    readonly userId: number,
    readonly own: Caller,
    readonly staff: Caller,
    readonly accountId: string,
    readonly addressId: string,
    /** Its approved role at the beginning, if any. */
    role: string | null,
  ) {
    if (role !== null) this.journal.roles.set(role, DIS_ROLE_STATUS.approved)
  }

  get lost(): readonly string[] {
    return [...this.own.lost, ...this.staff.lost]
  }

  get isPromoter(): boolean {
    return [...this.journal.roles.values()].includes(DIS_ROLE_STATUS.approved)
  }

  reqId(): string {
    return `money-${this.userId}-${++this.made}`
  }

  /** An own order in one of the statuses, at random; old unpaid ones may end at any moment and are left alone. */
  orderIn(...statuses: readonly number[]): KnownOrder | undefined {
    const found = [...this.journal.orders.values()].filter(
      ({ status, at }) => statuses.includes(status) && (status !== 1 || Date.now() - at < MAY_EXPIRE),
    )
    return oneOf(found)
  }

  withdrawalIn(status: number): KnownWithdrawal | undefined {
    return oneOf([...this.journal.withdrawals.values()].filter((one) => one.status === status))
  }

  /** True for an answer; a refusal must be one of those that may happen. */
  accepts<T>(deed: string, answer: Answer<T>, mayBe: readonly ErrorName[]): answer is { readonly t: T } {
    if (answer.refused === undefined) return true
    if (!(mayBe as readonly string[]).includes(answer.refused))
      this.faults.push(`${deed}: refused by ${answer.refused}`)
    return false
  }
}

/** Unpaid orders end after 30 minutes. */
const MAY_EXPIRE = 20 * 60_000

export const oneOf = <T>(list: readonly T[]): T | undefined => list[Math.floor(Math.random() * list.length)]
