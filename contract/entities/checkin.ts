import type { ErrorCode } from '../errors'
import type { Id, Page } from './page'

/** How somebody is checked in: with the place's code, by their position, or by staff. */
export type CheckinMethod = 'code' | 'gps' | 'staff'

/** What a scan has led to: somebody is checked in, was already, or could not be. */
export type CheckinResult = 'ok' | 'again' | 'refused'

/**
 * Why a check-in was refused: no such ticket here, another activity's ticket, an order that is unpaid, cancelled or
 * refunded, another session's hours, outside the hours, a closed place, a wrong code of the place, too far away.
 */
export type CheckinWhy =
  | 'unknown'
  | 'other'
  | 'pending'
  | 'cancelled'
  | 'refunded'
  | 'session'
  | 'hours'
  | 'closed'
  | 'code'
  | 'far'

/** A place where people check in. */
export interface CheckinPlace {
  readonly id: Id
  readonly areaId: string
  readonly name: string
  readonly address: string
  /** GCJ-02; null for a place without a position, where only codes and staff count. */
  readonly lat: number | null
  readonly lng: number | null
  /** In metres. */
  readonly radius: number
  /** False when staff have closed it. */
  readonly open: boolean
  /**
   * When it is open, in ms; of daily hours those of today or, after them, of tomorrow. Null: from three hours before
   * the entry's own session to its end; without tickets always.
   */
  readonly from: number | null
  readonly to: number | null
  /** Metres from the given position; null without one. */
  readonly distance: number | null
  /** True when the member has been here, with all own entries if there are any. */
  readonly done: boolean
  /** The first time in ms; null before it. */
  readonly doneAt: number | null
  /** The member was the n-th here; null before it. */
  readonly order: number | null
  /** The own entries that were here. */
  readonly doneBy: readonly Id[]
  /** How many people are checked in here. */
  readonly count: number
  readonly paperId: Id | null
  readonly img: string
  readonly imgs: readonly string[]
  readonly story: string
  /** For staff with the right `scan`: the code of now, and when the next one comes, in ms. */
  readonly code?: string
  readonly codeUntil?: number
}

/** `/v2/checkin/do`. A repeat is no error: `first` is false, and the rest is that of the first time. */
export interface CheckinDone {
  readonly id: Id
  readonly first: boolean
  readonly at: number
  /** The person was the n-th at this place. */
  readonly order: number
  readonly entryId: Id | null
  /** Masked for everybody except staff. */
  readonly person: string
  readonly placeId: Id
  readonly place: string
  /** Who has checked the person in; '' for the person themself. */
  readonly operator: string
}

/** `data` of a refused check-in. */
export interface CheckinRefusal {
  readonly why: CheckinWhy
  /** The hours of a check-in outside them, in ms. */
  readonly from?: number
  readonly to?: number
  /** The distance of a check-in too far away. */
  readonly metres?: number
}

/** A scan of a time without network. */
export interface KeptScan {
  readonly reqId: string
  readonly ticket: string
  readonly placeId?: Id | undefined
  /** How long ago it was made, in ms, by a clock that nobody sets. */
  readonly ago: number
}

/** What has become of such a scan. */
export interface KeptScanResult {
  readonly reqId: string
  readonly id?: Id
  readonly first?: boolean
  readonly at?: number
  /** Masked. */
  readonly person?: string
  /** Where and by whom, of the first check-in; `operator` is '' for members themselves. */
  readonly place?: string
  readonly operator?: string
  /** Of a refusal: the error's number, its text, and the reason. */
  readonly code?: ErrorCode
  readonly msg?: string
  readonly why?: CheckinWhy
}

/** A row of the log. */
export interface CheckinRow {
  readonly id: Id
  readonly entryId: Id | null
  readonly placeId: Id | null
  readonly place: string
  readonly at: number
  readonly method: CheckinMethod
  readonly result: CheckinResult
  /** '' unless refused. */
  readonly why: CheckinWhy | ''
  readonly person: string
  readonly operator: string
  /** A signed address; '' without a picture. */
  readonly photo: string
  readonly note: string
  readonly order: number | null
  /** Of the person's order; null without one. */
  readonly orderId: Id | null
  readonly undoneAt: number | null
  readonly reason: string
}

/** `/v2/checkin/list`. */
export type CheckinPage = Page<CheckinRow>

/** The states by which staff see the people of an activity. */
export const ATTENDEE_STATES = ['all', 'out', 'in', 'unpaid', 'cancelled'] as const
export type AttendeeState = (typeof ATTENDEE_STATES)[number]

/** A person in the list of staff. */
export interface Attendee {
  readonly entryId: Id
  readonly name: string
  /** The last four digits of the mobile. */
  readonly mobileTail: string
  readonly state: Exclude<AttendeeState, 'all'>
  readonly sessionId: Id
  /** The latest time at which they were checked in (at the wanted place, if one is wanted); null for nobody here. */
  readonly at: number | null
  /** Ids of the places where they were. */
  readonly done: readonly Id[]
  /** The tenant that sold them the place, where the own one only supplies it. */
  readonly seller?: string
}

/** One person in full, for staff. Reading it is logged. */
export interface AttendeeDetail extends Attendee {
  readonly mobile: string
  readonly ticket: string
  readonly orderId: Id | null
  /** The order's status number; null for an entry without an order. */
  readonly orderStatus: number | null
  /** True when the order cost nothing. */
  readonly isFree: boolean
  /** Why a check-in would be refused; '' when the ticket is good. Hours are not looked at. */
  readonly why: CheckinWhy | ''
  readonly session: string
  readonly startsAt: number | null
  readonly endsAt: number | null
  readonly answers: readonly { readonly id: Id; readonly name: string; readonly text: string }[]
  /** The mobile to call in an emergency, and whose it is: the answers of questions `q-emergency-…`. */
  readonly emergency: { readonly name: string; readonly mobile: string } | null
  readonly note: string
  readonly checkins: readonly CheckinRow[]
  /** Everybody of the same order, this person first. */
  readonly party: readonly Attendee[]
}

/** A ticket for phones without network: not the ticket itself, but what it can be known by. */
export interface OfflineCode {
  /** The first 16 hex digits of SHA-256 of refId and ticket, see {@link offlineText}. */
  readonly h: string
  readonly name: string
  readonly sessionId: Id
  readonly state: Exclude<AttendeeState, 'all'>
  readonly done: readonly Id[]
}

/** When a phone without network takes a ticket: the sessions, and the hours of places that have their own, in ms. */
export interface OfflineTimes {
  readonly sessions: readonly { readonly id: Id; readonly startsAt: number; readonly endsAt: number }[]
  readonly places: readonly { readonly id: Id; readonly from: number | null; readonly to: number | null }[]
}

/** `/v2/act/attendees`. */
export interface AttendeePage extends Page<Attendee> {
  /** People with a good ticket who are here, and who are not; exact up to 10,000. */
  readonly totals: Attendance
  /** When an entry or a ticket was asked for. */
  readonly detail?: AttendeeDetail
  /** With `format=codes`. */
  readonly codes?: readonly OfflineCode[]
  /** With the first page of `format=codes`. */
  readonly times?: OfflineTimes
  /** With `format=csv`: the whole file. */
  readonly csv?: string
}

/** How many people are here, and how many are not yet. */
export interface Attendance {
  readonly in: number
  readonly out: number
}
