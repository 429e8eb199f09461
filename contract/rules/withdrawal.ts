/** Status of a withdrawal (screens-commerce §3.8). */
export const WITHDRAWAL_STATUS = {
  reviewing: 0,
  approved: 1,
  paid: 2,
  rejected: 3,
  failed: 4,
  cancelled: 5,
} as const
/** Number of a withdrawal's status. */
export type WithdrawalStatus = (typeof WITHDRAWAL_STATUS)[keyof typeof WITHDRAWAL_STATUS]

/** Limits of withdrawals: fen, and the fee in basis points (screens-commerce §3.8). */
export const WITHDRAWAL = { min: 1_000, maxADay: 2_000_000, feeBps: 60 } as const

/** The fee in fen, rounded up; it is taken from the amount. */
export const withdrawalFee = (amount: number): number => Math.ceil((amount * WITHDRAWAL.feeBps) / 10_000)

/** The kinds of payout accounts. */
export const PAY_ACCOUNT_KINDS = ['wechat', 'alipay', 'bank'] as const
/** A kind of payout account. */
export type PayAccountKind = (typeof PAY_ACCOUNT_KINDS)[number]

/** Maximum number of payout accounts of a member. */
export const MOST_PAY_ACCOUNTS = 5

/** True for a bank card number of 12 to 19 digits with the right check digit (Luhn). */
export function isBankCard(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false
  const sum = [...number].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
