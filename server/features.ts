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
import { isStaff, type RoleChecks } from './call/access'
import { type CallGroup, callGroup } from './call/handlers'
import { account } from './features/account/calls'
import { family } from './features/account/family'
import { address } from './features/address/calls'
import { chat } from './features/chat/calls'
import { checkout } from './features/checkout/calls'
import { coins } from './features/coins/calls'
import { content } from './features/content/calls'
import { coupons } from './features/coupons/calls'
import { diag } from './features/diag/calls'
import { direct } from './features/direct/calls'
import { distribution, isDistributor } from './features/distribution/calls'
import { entries } from './features/entries/calls'
import { info } from './features/info/calls'
import { map } from './features/map/calls'
import { orders } from './features/orders/calls'
import { paid } from './features/paid/calls'
import { pay } from './features/pay/calls'
import { registration } from './features/registration/calls'
import { people, peopleCalls } from './features/relation/calls'
import { sellerOrders } from './features/sellerOrders/calls'
import { share } from './features/share/calls'
import { pageCalls, pages } from './features/site/pageCalls'
import { tenantCalls, tenants } from './features/site/tenantCalls'
import { staff } from './features/staff/calls'
import { storage } from './features/storage/calls'
import { teams } from './features/teams/calls'

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
