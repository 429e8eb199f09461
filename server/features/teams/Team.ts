import type { Selectable } from 'kysely'
import type { TeamTables } from '../../db/schema/teams'

export type Team = Selectable<TeamTables['team']>

/** The target of a team: what its members enter. */
export interface TeamRef {
  readonly scope: string
  readonly refId: string
}
