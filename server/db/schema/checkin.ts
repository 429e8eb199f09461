import type { CheckinMethod, CheckinResult, CheckinWhy, RANK_ROWS } from '@quanzi/contract'
import type { ColumnType, Generated } from 'kysely'

export interface CheckinPlaceTable {
  iid: number
  id: Generated<string>
  scope: string
  ref_id: string
  area_id: Generated<string>
  seq: Generated<number>
  name: string
  address: Generated<string>
  lat: number | null
  lng: number | null
  /** In metres. */
  radius: Generated<number>
  opens_at: number | null
  closes_at: number | null
  /** Hours of every day, in minutes from midnight in Shanghai. */
  day_from: Generated<number | null>
  day_to: Generated<number | null>
  open: Generated<boolean>
  paper_id: string | null
  story: Generated<string>
  imgs: Generated<string[]>
  /** People here now, and people who have ever come. */
  present: Generated<number>
  arrived: Generated<number>
}

export interface CheckinTable {
  iid: number
  id: Generated<number>
  scope: string
  ref_id: string
  place_id: string | null
  entry_id: string | null
  user_id: number | null
  session_id: Generated<string>
  result: CheckinResult
  why: Generated<CheckinWhy | ''>
  method: CheckinMethod
  lat: number | null
  lng: number | null
  accuracy: number | null
  /** The key of a private upload; '' without a picture. */
  photo: Generated<string>
  note: Generated<string>
  /** The member of staff; null for people who check themselves in. */
  operator_id: number | null
  ord: number | null
  at: number
  undone_at: number | null
  undone_by: number | null
  undo_reason: Generated<string>
  /** Of a refused scan: sent twice, it is written once. */
  req_id: ColumnType<string | null, string | null | undefined, string | null>
}

export interface CheckinTables {
  checkin_place: CheckinPlaceTable
  checkin: CheckinTable
  rank_score: {
    iid: number
    scope: string
    ref_id: string
    by: string
    /** A day, or `total`. */
    period: string
    rows: (typeof RANK_ROWS)[number]
    /** The user of a person, else the id of the team, city, project or result. */
    /** Which part of the people: an area, a category, a checkpoint; '' for all. */
    part: Generated<string>
    subject_id: string
    value: number
    reached_at: number
  }
  /** How many scores there are of a size. */
  rank_bucket: {
    iid: number
    scope: string
    ref_id: string
    by: string
    period: string
    rows: string
    part: string
    bucket: number
    n: number
  }
}
