import type { Language, Logistics } from '@quanzi/contract'

/** A parcel as its sender handed it over. */
export interface Parcel {
  readonly company: string
  readonly number: string
  /** Time of sending, ms. */
  readonly sentAt: number
  /** The destination's city; '' when unknown. */
  readonly city: string
}

/** Asks carriers where parcels are. */
export interface LogisticsProvider {
  track(parcel: Parcel, language: Language): Promise<Logistics>
}
