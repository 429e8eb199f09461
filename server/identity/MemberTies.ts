import type { Services } from '../call/Context'
import type { Member } from '../call/Session'
import type { Db } from '../db/schema'

/** Why an account cannot be closed yet (screens-commerce §4). */
export type KeepsOpen = 'mobile' | 'balance' | 'order' | 'registration' | 'role'

/** What a feature holds of a member. Each has a `memberTies.ts` in its feature and a line in `features.ts`. */
export interface MemberTies {
  /** What is still in use, so that the account cannot be closed; null for nothing. */
  keepsOpen?(db: Db, member: Member, at: number): Promise<KeepsOpen | null>
  /** Erases who the member is, in the transaction that closes the account. What others need stays, by nobody. */
  forgetMember?(db: Db, member: Member, services: Pick<Services, 'clock' | 'config'>): Promise<void>
}

let ties: readonly MemberTies[] = []

/** Says what the features hold of a member; `features.ts` lists it. */
export function useMemberTies(all: readonly MemberTies[]): void {
  ties = all
}

/** Everything of a member that is still in use. */
export async function whatKeepsOpen(db: Db, member: Member, at: number): Promise<KeepsOpen[]> {
  const found: KeepsOpen[] = []
  for (const { keepsOpen } of ties) {
    const one = await keepsOpen?.(db, member, at)
    if (one && !found.includes(one)) found.push(one)
  }
  return found
}

/** Lets every feature forget a member. */
export async function forgetMember(
  db: Db,
  member: Member,
  services: Pick<Services, 'clock' | 'config'>,
): Promise<void> {
  for (const one of ties) await one.forgetMember?.(db, member, services)
}

/** The name of somebody who has gone, where a name must stand. */
export const GONE = '已注销用户'
