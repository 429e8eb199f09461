import { percentOf } from './money'

/** Default and maximum number of commission levels, and the maximum of all rates together (screens-commerce §3.7). */
export const COMMISSION = { defaultLevels: 2, maxLevels: 3, maxPercent: 50 } as const
/** Days for which a fan is locked to a distributor by default; 0 means for ever (screens-commerce §3.7). */
export const FAN_LOCK_DAYS = 365
/** Role statuses of distributors (screens-commerce §3.7). */
export const DIS_ROLE_STATUS = { applied: 0, approved: 1, cancelled: 2 } as const

/** The distributors above an order, level 1 first; `null` where the tree ends or a role is not approved. */
export type Upline = readonly ({ readonly roleId: string; readonly userId: string } | null)[]

/** Input of the commission of a chain; money in fen. */
export interface CommissionInput {
  /** The buyer's payment for the chain's goods: after discounts, without freight and insurance. */
  readonly paid: number
  /** Supply price of the chain's goods, which is never part of a commission. */
  readonly supply: number
  /** Percent per level, level 1 first: the item's rates if it has any, else the tenant's. */
  readonly rates: readonly number[]
  readonly upline: Upline
  readonly buyerId: string
  /**
   * The amount that a discount code of the level-1 distributor saved the buyer; it reduces the commission of that
   * level.
   */
  readonly codeSave?: number
  /** Level 0: the margin of a small store, its own price minus the base price. */
  readonly store?: { readonly roleId: string; readonly userId: string; readonly margin: number } | null
}

/**
 * The commission of one level. Level 0 is the store's margin; its rate is 0. Level 1 may be 0, because its distributor
 * sees every order that counts as theirs.
 */
export interface CommissionShare {
  readonly level: number
  readonly roleId: string
  readonly userId: string
  readonly base: number
  /** Percent. */
  readonly rate: number
  readonly amount: number
}

/** True for valid rates: at most 3 levels, none negative, at most 50 % together. */
export const areValidRates = (rates: readonly number[]): boolean =>
  rates.length <= COMMISSION.maxLevels &&
  rates.every((rate) => rate >= 0) &&
  rates.reduce((a, b) => a + b, 0) <= COMMISSION.maxPercent

/**
 * The commissions of a chain (screens-commerce §3.7): floor(paid × rate) per level. The next role up does not replace
 * a missing one; the buyer earns nothing; a code's reduction comes off level 1. Drops whole levels, the highest first,
 * until the sum is at most paid − supply.
 */
export function commissionShares(input: CommissionInput): CommissionShare[] {
  const { paid, supply, rates, upline, buyerId, codeSave = 0, store } = input
  const room = Math.max(0, paid - supply)
  const shares: CommissionShare[] = []
  if (store && store.userId !== buyerId) {
    const { roleId, userId, margin } = store
    shares.push({ level: 0, roleId, userId, base: paid, rate: 0, amount: Math.min(room, Math.max(0, margin)) })
  }
  rates.slice(0, COMMISSION.maxLevels).forEach((rate, index) => {
    const role = upline[index]
    if (!role || role.userId === buyerId) return
    const whole = percentOf(paid, rate)
    const amount = index === 0 ? Math.max(0, whole - codeSave) : whole
    shares.push({ level: index + 1, roleId: role.roleId, userId: role.userId, base: paid, rate, amount })
  })
  const first = shares.find(({ level }) => level === 1)
  while (shares.reduce((total, { amount }) => total + amount, 0) > room) shares.pop()
  if (first && !shares.includes(first)) shares.push({ ...first, rate: 0, amount: 0 })
  return shares.filter(({ level, amount }) => level === 1 || amount > 0)
}
