import {
  accountCalls,
  addressCalls,
  chatStoreCalls,
  checkoutCalls,
  coinCalls,
  contentCalls,
  couponCalls,
  diagCalls,
  directCalls,
  distributionCalls,
  entryCalls,
  getRoleInfo,
  infoCalls,
  mapCalls,
  orderCalls,
  paidCalls,
  payCalls,
  registrationCalls,
  sellerOrderCalls,
  shareCalls,
  staffCalls,
  storageCalls,
  teamCalls,
  updateRoleInfo,
} from '@quanzi/contract'
import { isStaff, type RoleChecks } from '../gateway/access'
import { type CallGroup, callGroup } from '../gateway/handlers'
import { account } from './account'
import { address } from './address'
import { chat } from './chat'
import { checkout } from './checkout'
import { coins } from './coins'
import { content } from './content'
import { coupons } from './coupons'
import { diag } from './diag'
import { direct } from './direct'
import { distribution, isDistributor } from './distribution'
import { entries } from './entries'
import { family } from './family'
import { info } from './info'
import { map } from './map'
import { orders } from './orders'
import { pageCalls, pages } from './pages'
import { paid } from './paid'
import { pay } from './pay'
import { people, peopleCalls } from './people'
import { registration } from './registration'
import { sellerOrders } from './sellerOrders'
import { share } from './share'
import { staff } from './staff'
import { storage } from './storage'
import { teams } from './teams'
import { tenantCalls, tenants } from './tenants'

/** Every group of calls this server answers: `callGroup(contentCalls, content)`, one line a group. */
export const CALL_GROUPS: readonly CallGroup[] = [
  callGroup(accountCalls, account),
  callGroup(tenantCalls, tenants),
  callGroup(diagCalls, diag),
  callGroup(directCalls, direct),
  callGroup(shareCalls, share),
  callGroup(storageCalls, storage),
  callGroup(infoCalls, info),
  callGroup(mapCalls, map),
  callGroup(contentCalls, content),
  callGroup(pageCalls, pages),
  callGroup(peopleCalls, people),
  callGroup(checkoutCalls, checkout),
  callGroup(orderCalls, orders),
  callGroup(sellerOrderCalls, sellerOrders),
  callGroup(payCalls, pay),
  callGroup(couponCalls, coupons),
  callGroup(registrationCalls, registration),
  callGroup(staffCalls, staff),
  callGroup(coinCalls, coins),
  callGroup(addressCalls, address),
  callGroup(entryCalls, entries),
  callGroup(teamCalls, teams),
  callGroup(paidCalls, paid),
  callGroup(distributionCalls, distribution),
  // Beside the account group, which leaves these two to the family form.
  callGroup({ getRoleInfo, updateRoleInfo }, family),
  callGroup(chatStoreCalls, chat),
]

/** The roles of the contract's access words; a group that owns a role's table adds its check here. */
export const ROLE_CHECKS: RoleChecks = {
  staff: isStaff,
  distributor: isDistributor,
}
