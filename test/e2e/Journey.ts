import type { Site } from '../startSite'
import type { Gateway, Member } from './support/Gateway'
import type { Phone, PhoneOptions } from './support/Phone'

/** What a journey gets to walk with. Phones it opens are closed, and their consoles read, after it. */
export interface Bench {
  readonly site: Site
  readonly gateway: Gateway
  /** A visitor's phone, or that of a member who is logged in. */
  phone(member?: Member | null, options?: PhoneOptions): Promise<Phone>
  /** A member registered for this journey, logged in beside the browser. */
  member(): Promise<Member>
}

export interface Journey {
  readonly name: string
  run(bench: Bench): Promise<void>
}
