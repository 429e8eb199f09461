import type { Id } from './page'

/** Where a day's steps come from: the messaging app, or a screenshot that staff have approved. */
export type StepSource = 'wechat' | 'manual'

/** Steps of one day that count. */
export interface StepDay {
  /** YYYY-MM-DD, Asia/Shanghai */
  readonly date: string
  readonly steps: number
  readonly source: StepSource
}

/** Steps that a member entered with a screenshot. */
export interface StepClaim {
  readonly id: Id
  readonly date: string
  readonly steps: number
  readonly state: 'pending' | 'passed' | 'refused'
  /** What staff wrote; '' without words. */
  readonly note: string
}

/** A challenge of steps. */
export interface StepChallenge {
  readonly id: Id
  readonly title: string
  /** Steps of a day that are aimed at. */
  readonly goalDay: number
  /** Steps of the whole challenge that earn the certificate. */
  readonly goalTotal: number
  /** ms */
  readonly startsAt: number
  /** ms */
  readonly endsAt: number
}

/** `/v2/step/summary`: what a member has walked in a challenge. */
export interface StepSummary {
  readonly challenge: StepChallenge
  /** True after the first record, or in a team of the challenge. */
  readonly joined: boolean
  readonly today: number
  /** The goal of a day. */
  readonly goal: number
  readonly total: number
  /** The last 31 days of the challenge that have steps, oldest first. */
  readonly days: readonly StepDay[]
  /** Region code of the own city; '' without one. */
  readonly city: string
  /** When the city may be changed next, in ms; 0 for now. */
  readonly cityFrom: number
  /** When steps last arrived from the messaging app, in ms; 0 for never. */
  readonly syncedAt: number
  /** The newest ones first. */
  readonly claims: readonly StepClaim[]
}

/** `/v2/step/record`. */
export interface StepsRecorded {
  /** The days that count now. */
  readonly saved: readonly { readonly date: string; readonly steps: number }[]
  /** Days of the packet that were left out, because nobody walks so much. */
  readonly leftOut: readonly { readonly date: string; readonly steps: number }[]
  /** `pending`: staff look at the screenshot. */
  readonly state: 'counted' | 'pending'
}
