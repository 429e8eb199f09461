import type { CheckinMethod } from '@quanzi/contract'
import type { CheckinRef } from './checkinItem'

/** A wish to check somebody in. */
export interface CheckinWish {
  readonly ref: CheckinRef
  readonly placeId?: string | undefined
  readonly entryId?: string | undefined
  readonly ticket?: string | undefined
  readonly method: CheckinMethod
  readonly code?: string | undefined
  readonly lat?: number | undefined
  readonly lng?: number | undefined
  readonly accuracy?: number | undefined
  /** The key of an own private upload. */
  readonly photo?: string
  /** When it happened. */
  readonly at: number
  /** Of the scan: a refusal that is sent twice is written once. */
  readonly reqId: string
}
