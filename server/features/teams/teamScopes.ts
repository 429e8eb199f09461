import type { Asker } from '../../call/Asker'
import { CallError } from '../../call/CallError'
import type { Db } from '../../db/schema'
import type { Team } from './Team'

/** What a team is worth in its scope. */
export interface TeamStanding {
  readonly value: number
  /** Its place in the ranking; 0 without one. */
  readonly rank: number
  /** What each member adds, by user id. */
  readonly people: ReadonlyMap<number, { readonly value: number; readonly today: number }>
}

/** What the teams of a scope are about. Each scope that has teams brings these rules. */
export interface TeamScope {
  /** The address of a team. */
  page(team: Team): string
  /** Refuses while no team of the target may change: NOTFOUND, or CLOSED when all of it is over. */
  requireOpen(db: Db, asker: Asker, refId: string): Promise<void>
  /** The target that runs, for addresses that name none; null without one. */
  current?(db: Db, asker: Asker): Promise<string | null>
  /** Where teams are for a part of the target, as a category: which, and how many people a team of it has. */
  partOf?(
    db: Db,
    asker: Asker,
    refId: string,
    sessionId: string | undefined,
  ): Promise<{ readonly sessionId: string; readonly size: number }>
  /** Refuses to let somebody go who holds something of the team. */
  requireFree?(db: Db, team: Team, userId: number): Promise<void>
  standing(db: Db, team: Team, at: number): Promise<TeamStanding>
  /** Somebody has become a member, or is none any more; in the transaction of the move. */
  joined?(db: Db, team: Team, userId: number, at: number): Promise<void>
  left?(db: Db, team: Team, userId: number, at: number): Promise<void>
}

let scopes: Readonly<Partial<Record<string, TeamScope>>> = {}

/** Registers the rules of the scopes with teams; `features.ts` calls it once. */
export function useTeamScopes(all: Readonly<Partial<Record<string, TeamScope>>>): void {
  scopes = all
}

/** The rules of a scope; NOTBUILT for one without teams. */
export function teamScope(scope: string): TeamScope {
  const rules = scopes[scope]
  if (!rules) throw new CallError('NOTBUILT')
  return rules
}
