import type { Id } from './page'
import type { Person } from './person'

/** A day of an itinerary. */
export interface TripDay {
  /** 1 for the first one. */
  readonly n: number
  /** YYYY-MM-DD */
  readonly day: string
  readonly title: string
  readonly public: boolean
  readonly items: readonly { readonly time: string; readonly text: string }[]
}

/** A participant as the leader sees them. */
export interface TripReader {
  readonly rid: number
  readonly nick_name: string
  readonly headImg: string
  /** In ms; null for somebody who has not confirmed. */
  readonly confirmedAt: number | null
  readonly checked: number
}

/** The itinerary of an activity (`/v2/content/get` of 235). */
export interface Itinerary {
  readonly role: 'leader' | 'participant' | 'outsider'
  /** The days that the viewer may see: all for participants, else the public ones. */
  readonly days: readonly TripDay[]
  /** Days that only participants see. */
  readonly hiddenDays: number
  readonly meet: {
    /** ms */
    readonly at: number
    readonly name: string
    readonly lat: number
    readonly lng: number
  }
  readonly weather: string
  readonly packing: readonly { readonly id: Id; readonly text: string }[]
  /** For participants only. */
  readonly leader?: Person & { readonly phone: string }
  /** The first of them. */
  readonly companions?: readonly Person[]
  readonly companionCount?: number
  /** The participant's own confirmation; null before it. */
  readonly confirm?: { readonly at: number; readonly checked: readonly Id[] } | null
  /** For the leader: the first page of the participants, who is missing first. */
  readonly confirms?: readonly TripReader[]
  /** How many there are, and how many have confirmed. */
  readonly readers?: { readonly count: number; readonly done: number }
}

/** Answer of `/v2/trip/confirm`. */
export interface TripConfirmed {
  /** When it was confirmed first, in ms. */
  readonly confirmedAt: number
  readonly checked: readonly Id[]
}
