import type { Site } from '../startSite'
import type { Gateway, Member } from './support/Gateway'
import type { Phone, PhoneOptions } from './support/Phone'

/** The tools of a journey. Afterwards its phones are closed and their consoles checked. */
export interface Bench {
  readonly site: Site
  readonly gateway: Gateway
  /** The phone of a visitor, or of a logged-in member. */
  phone(member?: Member | null, options?: PhoneOptions): Promise<Phone>
  /** Registers a member for this journey, logged in through the gateway. */
  member(): Promise<Member>
}

export interface Journey {
  readonly name: string
  /** Minutes that it may take; ten without it. */
  readonly minutes?: number
  run(bench: Bench): Promise<void>
}
