import type { ScopeName } from '@quanzi/contract'
import type { Db } from '../db/schema'

/** What people check in to. */
export interface CheckinRef {
  readonly iid: number
  readonly scope: string
  readonly refId: string
}

/** A member's check-in without a ticket. */
export interface OwnVisit {
  readonly ref: CheckinRef
  readonly userId: number
  readonly placeId: string
  readonly at: number
}

/**
 * A scope in which members check in themselves, without tickets, at the item's places. Its feature has a line in
 * `features.ts`.
 */
export interface OwnCheckins {
  /** The item, and when it is open, in ms; NOTFOUND for another tenant's. */
  item(
    db: Db,
    ref: CheckinRef,
  ): Promise<{
    readonly title: string
    readonly lat: number | null
    readonly lng: number | null
    readonly address: string
    readonly from: number | null
    readonly to: number | null
  }>
  /** Refuses whoever may not check in here (yet), before anything is written. */
  admit?(db: Db, visit: OwnVisit): Promise<void>
  /** Keeps what follows from a check-in that was booked or taken back, in its transaction. */
  changed(db: Db, visit: OwnVisit): Promise<void>
}

export type OwnCheckinScopes = Readonly<Partial<Record<ScopeName, OwnCheckins>>>

let scopes: OwnCheckinScopes = {}

/** Registers the scopes; `features.ts` lists them. */
export function useOwnCheckins(all: OwnCheckinScopes): void {
  scopes = all
}

/** The rules of a scope; undefined for one whose check-ins need tickets. */
export const ownCheckinsOf = (scope: string): OwnCheckins | undefined => scopes[scope as ScopeName]
