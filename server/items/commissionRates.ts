import { areValidRates, COMMISSION } from '@quanzi/contract'

const RATES = [1000, 500, 200] as const

export interface CommissionRates {
  /** Number of levels that earn. */
  readonly levels: number
  /** Basis points for each level. */
  readonly rates: readonly number[]
}

const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((one) => Number.isInteger(one))

/** A whole number of a setting within 0 and `most`; else the fallback. */
export const wholeFrom = (value: unknown, most: number, fallback: number): number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most ? value : fallback

/** The rates in a tenant's distribution setting; ignores invalid ones. */
export function commissionRates(own: Readonly<Record<string, unknown>>): CommissionRates {
  const levels = wholeFrom(own.levels, COMMISSION.maxLevels, COMMISSION.defaultLevels)
  const rates = isNumbers(own.rates) && areValidRates(own.rates.map((rate) => rate / 100)) ? own.rates : RATES
  return { levels, rates: rates.slice(0, levels) }
}

/** The distribution setting of a tenant. */
export function distributionSetting(settings: Readonly<Record<string, unknown>> | undefined) {
  const set = settings?.distribution
  const own: Readonly<Record<string, unknown>> = typeof set === 'object' && set !== null ? { ...set } : {}
  return own
}
