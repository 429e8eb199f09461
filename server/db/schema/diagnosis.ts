import type { Generated } from 'kysely'
import type { Json } from './content'

export interface DiagnosisTable {
  id: Generated<number>
  iid: number
  kind: string
  /** The member, or the address of a visitor. */
  client: string
  device: Json<Record<string, unknown>>
  data: Json<Record<string, unknown>>
  at: number
}

export interface DiagnosisTables {
  diag_reports: DiagnosisTable
}
