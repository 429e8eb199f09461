import type { Generated } from 'kysely'

export interface TeamTables {
  team: {
    id: Generated<string>
    iid: number
    scope: string
    ref_id: string
    /** The category of a game; '' elsewhere. */
    session_id: Generated<string>
    name: string
    slogan: Generated<string>
    notice: Generated<string>
    captain_id: number
    max: number
    /** Number of members; never above `max`. */
    size: Generated<number>
    /** True when anybody may join. */
    open: Generated<boolean>
    /** Admits a friend until `code_expires`. */
    code: string
    code_expires: number
    created_at: number
  }
  team_member: {
    team_id: string
    iid: number
    scope: string
    ref_id: string
    user_id: number
    state: 'active' | 'applied'
    joined_at: number
  }
}
