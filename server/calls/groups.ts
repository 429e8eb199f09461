import { contentCalls } from '@quanzi/contract'
import { isStaff, type RoleChecks } from '../gateway/access'
import { type CallGroup, callGroup } from '../gateway/handlers'
import { content } from './content'
import { pageCalls, pages } from './pages'
import { people, peopleCalls } from './people'

/** Every group of calls this server answers: `callGroup(contentCalls, content)`, one line a group. */
export const CALL_GROUPS: readonly CallGroup[] = [
  callGroup(contentCalls, content),
  callGroup(pageCalls, pages),
  callGroup(peopleCalls, people),
]

/** The roles of the contract's access words; a group that owns a role's table adds its check here. */
export const ROLE_CHECKS: RoleChecks = {
  staff: isStaff,
}
