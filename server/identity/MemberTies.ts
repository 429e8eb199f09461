import type { Services } from '../call/Context'
import type { Member } from '../call/Session'
import type { Db } from '../db/schema'

/** Why an account cannot be closed yet (screens-commerce §4). */
export type KeepsOpen = 'mobile' | 'balance' | 'order' | 'registration' | 'role'

type TieServices = Pick<Services, 'clock' | 'config' | 'secrets'>

/** What a feature stores about a member. Each has a `memberTies.ts` in its feature and a line in `features.ts`. */
export interface MemberTies {
  /** The reason why the account cannot be closed; null without one. */
  keepsOpen?(db: Db, member: Member, at: number): Promise<KeepsOpen | null>
  /**
   * Removes the member's personal data, in the transaction that closes the account. Data that others need stay without
   * the person.
   */
  forgetMember?(db: Db, member: Member, services: TieServices): Promise<void>
}

let ties: readonly MemberTies[] = []

/** Registers the features' ties; `features.ts` lists them. */
export function useMemberTies(all: readonly MemberTies[]): void {
  ties = all
}

/** All reasons why the account cannot be closed. */
export async function whatKeepsOpen(db: Db, member: Member, at: number): Promise<KeepsOpen[]> {
  const found: KeepsOpen[] = []
  for (const { keepsOpen } of ties) {
    const one = await keepsOpen?.(db, member, at)
    if (one && !found.includes(one)) found.push(one)
  }
  return found
}

/** Removes the member's personal data in all features. */
export async function forgetMember(db: Db, member: Member, services: TieServices): Promise<void> {
  for (const one of ties) await one.forgetMember?.(db, member, services)
}

/** The displayed name of a closed account. */
export const GONE = '已注销用户'
