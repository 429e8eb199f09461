import type { Id, Page } from './page'
import type { Person } from './person'

/** A team as anybody sees it in a list (`/v2/team/list`). */
export interface TeamRow {
  readonly id: Id
  readonly name: string
  readonly slogan: string
  /** The captain's nickname. */
  readonly captain: string
  /** People in it, the captain included. */
  readonly size: number
  readonly max: number
  /** Anybody may join; otherwise the captain is asked, or has given a code. */
  readonly open: boolean
}

/** A page of teams. */
export type TeamPage = Page<TeamRow>

/** What the viewer is to a team. */
export type TeamRole = 'captain' | 'member' | 'applicant' | 'none'

/** A person of a team. */
export interface TeamMember extends Person {
  readonly captain: boolean
  /** ms */
  readonly joinedAt: number
}

/** `/v2/team/get`. */
export interface TeamDetail {
  /** Null when the viewer asked for their own and has none. */
  readonly team: (TeamRow & { readonly notice: string; readonly mine: TeamRole }) | null
  readonly members: readonly TeamMember[]
  /** Who waits to be let in; [] for everybody but the captain. */
  readonly applicants: readonly TeamMember[]
  /** What the team counts by; of an activity the places entered with it. */
  readonly value: number
  /** Lets a friend in, for the captain only; '' for others. */
  readonly code: string
  /** ms; 0 without a code. */
  readonly codeUntil: number
}

/** What can be done with a membership. */
export const TEAM_OPS = ['join', 'apply', 'approve', 'remove', 'leave', 'transfer'] as const

/** One of TEAM_OPS. */
export type TeamOp = (typeof TEAM_OPS)[number]

/** `/v2/team/member`: the team's size and what the person concerned is to it now. */
export interface TeamMoved {
  readonly size: number
  readonly state: TeamRole
  /** True when there was nothing left to do. */
  readonly again?: boolean
}
