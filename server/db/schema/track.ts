import type { Generated } from 'kysely'
import type { Json } from './content'

export interface TrackTables {
  track_event: {
    iid: number
    id: Generated<string>
    title: string
    intro: Generated<string>
    /** The activity it belongs to; '' for an open event. */
    ref_scope: Generated<string>
    ref_id: Generated<string>
    groups: Generated<string[]>
    route: Json<readonly (readonly [lat: number, lng: number])[]>
    starts_at: number
    ends_at: number
    /** Numbers given out. */
    bibs: Generated<number>
  }
  track_point: {
    iid: number
    entry_id: string
    seq: number
    t: number
    lat: number
    lng: number
    alt: number | null
    acc: number
    /** Why it does not count; '' for a good one. */
    drop: Generated<'' | 'acc' | 'time'>
  }
  track_stat: {
    iid: number
    entry_id: string
    distance: Generated<number>
    seconds: Generated<number>
    climb: Generated<number>
    paces: Generated<number[]>
    last_seq: Generated<number>
    recorder: string | null
    former: Generated<string[]>
    started_at: number | null
    finished_at: number | null
  }
}
