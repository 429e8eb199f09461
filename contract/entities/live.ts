import type { Person } from './person'

/** Who invited, and how many of the invited reserved. */
export interface LiveInvite extends Person {
  readonly count: number
}

/** `/v2/live/state` */
export interface LiveState {
  /** 0 announced, 1 on, 2 over. */
  readonly state: 0 | 1 | 2
  /** In ms; null when it is not stated. */
  readonly startAt: number | null
  readonly endAt: number | null
  /** Sessions in the room during the last 60 seconds. */
  readonly viewers: number
  readonly likes: number
  /** Number of members who reserved. */
  readonly reserved: number
  /** True when the room can be watched after its end. */
  readonly replay: boolean
  /** The twenty who invited most. */
  readonly invites: readonly LiveInvite[]
  /** The viewer's own place, from 1, and count; null without an invited member. */
  readonly mine: { readonly place: number; readonly count: number } | null
  /** Whoever the address names as inviter; absent when nobody was asked for, or when it is nobody here. */
  readonly inviter?: Person
  /** True for the host. */
  readonly isHost: boolean
}
