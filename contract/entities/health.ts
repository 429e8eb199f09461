import type { GLUCOSE_PERIODS } from '../rules/glucose'
import type { Id } from './page'

/** When a reading was taken. */
export type GlucosePeriod = (typeof GLUCOSE_PERIODS)[number]

/** How a reading stands to the range of its period. */
export type GlucoseLevel = 'low' | 'normal' | 'high'

/** A glucose reading of the member. */
export interface HealthReading {
  readonly id: Id
  /** mmol/L, one decimal. */
  readonly value: number
  readonly period: GlucosePeriod
  /** ms */
  readonly measuredAt: number
  readonly level: GlucoseLevel
}

/** `/v2/health/list`: the readings of some days, the newest first, and what they say together; null without any. */
export interface HealthList {
  readonly list: readonly HealthReading[]
  /** mmol/L, one decimal. */
  readonly average: number | null
  readonly max: number | null
  readonly min: number | null
  /** Readings within their range, in percent. */
  readonly inRange: number | null
}
