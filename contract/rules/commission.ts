import { percentOf } from './money'

/** Commission levels: default and most of a tenant; all rates together are at most 50 % (screens-commerce §3.7). */
export const COMMISSION = { defaultLevels: 2, maxLevels: 3, maxPercent: 50 } as const
/** Days a visitor stays a distributor's fan unless the tenant says otherwise; 0 is for ever (screens-commerce §3.7). */
export const FAN_LOCK_DAYS = 365
/** Role statuses of distributors (screens-commerce §3.7). */
export const DIS_ROLE_STATUS = { applied: 0, approved: 1, cancelled: 2 } as const

/** A distributor above the order, level 1 first. `null` where the tree ends or the role is not approved. */
export type Upline = readonly ({ readonly roleId: string; readonly userId: string } | null)[]

/** What the commission of a chain depends on. Money is fen. */
export interface CommissionInput {
  /** Goods paid of the chain: after discounts, without freight and insurance. */
  readonly paid: number
  /** Supply price of the chain's goods, which is never shared out. */
  readonly supply: number
  /** Percent by level, level 1 first; an item's rates instead of the tenant's where it has them. */
  readonly rates: readonly number[]
  readonly upline: Upline
  readonly buyerId: string
  /** What a discount code of the level-1 distributor took off; comes out of that level. */
  readonly codeSave?: number
  /** Level 0: the margin of a small store, own price less base. */
  readonly store?: { readonly roleId: string; readonly userId: string; readonly margin: number } | null
}

/** One share. Level 0 is the store's margin, whose rate is 0. */
export interface CommissionShare {
  readonly level: number
  readonly roleId: string
  readonly userId: string
  readonly base: number
  /** Percent. */
  readonly rate: number
  readonly amount: number
}

/** True for rates that may be saved: at most 3 levels, none negative, at most 50 % together. */
export const areValidRates = (rates: readonly number[]): boolean =>
  rates.length <= COMMISSION.maxLevels &&
  rates.every((rate) => rate >= 0) &&
  rates.reduce((a, b) => a + b, 0) <= COMMISSION.maxPercent

/**
 * The shares of a chain (screens-commerce §3.7): floor(paid × rate) per level; missing roles are not
 * replaced by the next one up; the buyer earns nothing; a code's reduction comes off level 1; the
 * sum is capped to paid − supply by dropping whole levels, the highest first.
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
  while (shares.reduce((total, { amount }) => total + amount, 0) > room) shares.pop()
  return shares.filter(({ amount }) => amount > 0)
}
