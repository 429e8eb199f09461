import type { GlucosePeriod } from '@quanzi/contract'
import type { Generated } from 'kysely'

export interface HealthTables {
  health_readings: {
    iid: number
    id: Generated<number>
    user_id: number
    kind: 'glucose'
    /** Comes as text: a decimal. */
    value: number | string
    period: GlucosePeriod
    measured_at: number
  }
}
