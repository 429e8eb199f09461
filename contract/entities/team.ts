import type { Id, Page } from './page'
import type { Person } from './person'

/** A team in a public list (`/v2/team/list`). */
export interface TeamRow {
  readonly id: Id
  readonly name: string
  readonly slogan: string
  /** The captain's nickname. */
  readonly captain: string
  /** The category, of a team in a game. */
  readonly sessionId?: Id
  /** Number of people, with the captain. */
  readonly size: number
  readonly max: number
  /** True: anybody may join. False: the captain approves, or passes on a code. */
  readonly open: boolean
}

/** A page of teams. */
export type TeamPage = Page<TeamRow> & {
  /** What the teams are about; '' where nothing runs. */
  readonly refId: Id
}

/** The viewer's role in a team. */
export type TeamRole = 'captain' | 'member' | 'applicant' | 'none'

/** A person of a team. */
export interface TeamMember extends Person {
  readonly captain: boolean
  /** ms */
  readonly joinedAt: number
  /** Their part of the team's value, and of that what they did today; of teams of steps. */
  readonly value?: number
  readonly today?: number
}

/** A team that was asked for by itself. */
export interface OneTeam extends TeamRow {
  /** What it belongs to: an activity, a game or a challenge, and its id. */
  readonly scope: string
  readonly refId: Id
  readonly notice: string
  readonly mine: TeamRole
}

/** `/v2/team/get`. */
export interface TeamDetail {
  /** Null when the viewer asked for their own team and has none. */
  readonly team: OneTeam | null
  readonly members: readonly TeamMember[]
  /** People who wait for approval; [] for everybody but the captain. */
  readonly applicants: readonly TeamMember[]
  /** The value for the ranking; for an activity the number of its entries. */
  readonly value: number
  /** The team's place in the ranking; 0 without one. */
  readonly rank: number
  /** Invitation code, for the captain only; '' for others. */
  readonly code: string
  /** End of the code's validity in ms; 0 without a code. */
  readonly codeUntil: number
}

/** The operations on a membership. */
export const TEAM_OPS = ['join', 'apply', 'approve', 'remove', 'leave', 'transfer'] as const

/** One of TEAM_OPS. */
export type TeamOp = (typeof TEAM_OPS)[number]

/** `/v2/team/member`: the team's size and the person's new role. */
export interface TeamMoved {
  readonly size: number
  readonly state: TeamRole
  /** True when the operation changed nothing. */
  readonly again?: boolean
}
