import type { Generated } from 'kysely'

export interface TripTables {
  trip_confirm: {
    iid: number
    trip_id: string
    user_id: number
    /** Ids of things that are packed. */
    checked: Generated<string[]>
    /** When the itinerary was read first. */
    at: number
  }
}
