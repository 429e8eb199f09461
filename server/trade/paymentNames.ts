import type { Worded } from '../call/reasons'

/** The ways to pay, as a checkout offers them. */
export const PAYMENT_NAMES = {
  full: { zh: '全款', en: 'Full payment' },
  deposit: { zh: '定金', en: 'Deposit' },
  balance: { zh: '尾款', en: 'Balance' },
} as const satisfies Readonly<Record<string, Worded>>
