import {
  accountCalls,
  contentCalls,
  couponCalls,
  directCalls,
  infoCalls,
  orderCalls,
  payCalls,
  shareCalls,
  storageCalls,
} from '@quanzi/contract'
import { isStaff, type RoleChecks } from '../gateway/access'
import { type CallGroup, callGroup } from '../gateway/handlers'
import { account } from './account'
import { content } from './content'
import { coupons } from './coupons'
import { direct } from './direct'
import { info } from './info'
import { orders } from './orders'
import { pageCalls, pages } from './pages'
import { pay } from './pay'
import { people, peopleCalls } from './people'
import { share } from './share'
import { storage } from './storage'
import { tenantCalls, tenants } from './tenants'

/** Every group of calls this server answers: `callGroup(contentCalls, content)`, one line a group. */
export const CALL_GROUPS: readonly CallGroup[] = [
  callGroup(accountCalls, account),
  callGroup(tenantCalls, tenants),
  callGroup(directCalls, direct),
  callGroup(shareCalls, share),
  callGroup(storageCalls, storage),
  callGroup(infoCalls, info),
  callGroup(contentCalls, content),
  callGroup(pageCalls, pages),
  callGroup(peopleCalls, people),
  callGroup(orderCalls, orders),
  callGroup(payCalls, pay),
  callGroup(couponCalls, coupons),
]

/** The roles of the contract's access words; a group that owns a role's table adds its check here. */
export const ROLE_CHECKS: RoleChecks = {
  staff: isStaff,
}
