import { CallError } from './CallError'
import type { Context } from './Context'
import type { Member } from './Session'

/** Who asks, and when: all that a query needs to know of a call besides its parameters. */
export interface Asker {
  readonly iid: number
  /** Null for a visitor. */
  readonly member: Member | null
  /** Distinguishes visitors. */
  readonly ip: string
  readonly at: number
}

export const askerOf = ({ iid, member, ip, clock }: Context): Asker => ({ iid, member, ip, at: clock() })

/** Whose page positions are remembered: a member's, or those of a visitor's address. */
export const pagerOf = ({ member, ip }: Pick<Asker, 'member' | 'ip'>): number | string => member?.user_id ?? ip

/** The calling member; throws LOGIN for a visitor. */
export function memberOf({ member }: Pick<Asker, 'member'>): Member {
  if (!member) throw new CallError('LOGIN')
  return member
}
