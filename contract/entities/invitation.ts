import type { Id } from './page'

/** A gift of the invitation ladder. */
export interface InviteGift {
  readonly id: Id
  /** So many newcomers earn it; 0: it is for the newcomer. */
  readonly need: number
  readonly name: string
  readonly kind: 'coins' | 'coupon'
  /** Coins; 0 for a coupon. */
  readonly amount: number
  readonly state: 'locked' | 'ready' | 'taken'
}

/** A person whom an invitation shows. */
export interface InvitePerson {
  readonly rid: number
  readonly nickname: string
  readonly headImg: string
}

/**
 * How an invitation stands for the viewer: free to accept, the viewer's own, accepted before, or for newcomers only
 * while the viewer is an older member.
 */
export type InviteStanding = 'open' | 'own' | 'bound' | 'older'

/** The member's own invitation, or with a code what its receiver sees (`/v2/invite/get`). */
export interface Invitation {
  readonly code: string
  readonly inviter: InvitePerson
  /** Newcomers who came; 0 with a code. */
  readonly count: number
  /** The latest 50 of them; none with a code. */
  readonly list: readonly (InvitePerson & { readonly at: number })[]
  /** The ladder by `need`; with a code, what the newcomer gets. */
  readonly gifts: readonly InviteGift[]
  readonly standing: InviteStanding
}
