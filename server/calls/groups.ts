import { isStaff, type RoleChecks } from '../gateway/access'
import type { CallGroup } from '../gateway/handlers'

/** Every group of calls this server answers: `callGroup(contentCalls, content)`, one line a group. */
export const CALL_GROUPS: readonly CallGroup[] = []

/** The roles of the contract's access words; a group that owns a role's table adds its check here. */
export const ROLE_CHECKS: RoleChecks = {
  staff: isStaff,
}
