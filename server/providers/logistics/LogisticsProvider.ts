import type { Language, Logistics } from '@quanzi/contract'

/** A parcel as its sender handed it over. */
export interface Parcel {
  readonly company: string
  readonly number: string
  /** ms */
  readonly sentAt: number
  /** City that it goes to; '' when unknown. */
  readonly city: string
}

/** Asks carriers where parcels are. */
export interface LogisticsProvider {
  track(parcel: Parcel, language: Language): Promise<Logistics>
}
