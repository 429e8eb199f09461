import { CallError } from './CallError'
import type { Context } from './Context'
import type { Member } from './Session'

/** Who makes a call, and when: all that a query needs besides the call's parameters. */
export interface Asker {
  readonly iid: number
  /** Null for a visitor. */
  readonly member: Member | null
  /** Distinguishes visitors. */
  readonly ip: string
  readonly at: number
}

export const askerOf = ({ iid, member, ip, clock }: Context): Asker => ({ iid, member, ip, at: clock() })

/** The key of the remembered page positions: the member's id, or the visitor's IP address. */
export const pagerOf = ({ member, ip }: Pick<Asker, 'member' | 'ip'>): number | string => member?.user_id ?? ip

/** The calling member; throws LOGIN for a visitor. */
export function memberOf({ member }: Pick<Asker, 'member'>): Member {
  if (!member) throw new CallError('LOGIN')
  return member
}
