import type { Outcome } from '../outcome'

/** A person for the phone's address book. */
export interface ContactPerson {
  readonly name: string
  readonly phone: string
  readonly company: string
  readonly post: string
  readonly email: string
  readonly address: string
}

/** The phone's address book. */
export interface Contacts {
  /** Offers a person to the address book; on H5 as a file that the phone opens there. */
  add(person: ContactPerson): Promise<Outcome>
}
