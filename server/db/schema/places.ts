import type { Generated } from 'kysely'

/** A place a member has chosen; degrees are GCJ-02. */
export interface RecentPlaceTable {
  id: Generated<number>
  iid: number
  user_id: number
  name: string
  address: string
  lat: number
  lng: number
  at: number
}

export interface PlaceTables {
  recent_place: RecentPlaceTable
}
