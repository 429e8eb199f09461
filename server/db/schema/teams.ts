import type { Generated } from 'kysely'

export interface TeamTables {
  team: {
    id: Generated<string>
    iid: number
    scope: string
    ref_id: string
    name: string
    slogan: Generated<string>
    notice: Generated<string>
    captain_id: number
    max: number
    /** People in it; never above `max`. */
    size: Generated<number>
    /** Anybody may join. */
    open: Generated<boolean>
    /** Lets a friend in while `code_expires` is ahead. */
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
