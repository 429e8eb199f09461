import { accountCalls } from './account'
import { actCalls } from './act'
import { addressCalls } from './address'
import { albumCalls } from './album'
import { askCalls } from './ask'
import { assistantCalls } from './assistant'
import { buyShareCalls } from './buyShare'
import { calendarCalls } from './calendar'
import { certificateCalls } from './certificate'
import { cfCalls } from './cf'
import { chatCalls } from './chat'
import { checkinCalls } from './checkin'
import { checkoutCalls } from './checkout'
import { clientCalls } from './client'
import { coinCalls } from './coins'
import { contentCalls } from './content'
import { couponCalls } from './coupons'
import { diagCalls } from './diag'
import { directCalls } from './direct'
import { distributionCalls } from './distribution'
import { distributionStaffCalls } from './distributionStaff'
import { entryCalls } from './entries'
import { gameCalls } from './game'
import { goodsCalls } from './goods'
import { goodsAccountCalls } from './goodsAccount'
import { healthCalls } from './health'
import { infoCalls } from './info'
import { invitationCalls } from './invitation'
import { liveCalls } from './live'
import { mapCalls } from './map'
import { orderCalls } from './orders'
import { paidCalls } from './paid'
import { paperCalls } from './paper'
import { payCalls } from './pay'
import { plannedCalls } from './planned'
import { rankCalls } from './rank'
import { realcardCalls } from './realcard'
import { registrationCalls } from './registration'
import { relationCalls } from './relation'
import { sellerOrderCalls } from './sellerOrders'
import { shareCalls } from './share'
import { shopsCalls } from './shops'
import { signCalls } from './sign'
import { siteCalls } from './site'
import { siteStaffCalls } from './siteStaff'
import { staffCalls } from './staff'
import { stayCalls } from './stays'
import { stepCalls } from './step'
import { storageCalls } from './storage'
import { storeCalls } from './store'
import { teamCalls } from './teams'
import { tipCalls } from './tip'
import { trackCalls } from './track'
import { tripCalls } from './trip'
import { vipCalls } from './vip'
import { walletCalls } from './wallet'

/**
 * Every business call by name, for the server and the tests. The app imports single definitions, so that a page loads
 * only those it uses.
 */
export const CALLS = /*#__PURE__*/ Object.freeze({
  ...accountCalls,
  ...actCalls,
  ...addressCalls,
  ...albumCalls,
  ...askCalls,
  ...assistantCalls,
  ...buyShareCalls,
  ...calendarCalls,
  ...cfCalls,
  ...chatCalls,
  ...certificateCalls,
  ...checkinCalls,
  ...checkoutCalls,
  ...clientCalls,
  ...coinCalls,
  ...contentCalls,
  ...couponCalls,
  ...diagCalls,
  ...directCalls,
  ...distributionCalls,
  ...distributionStaffCalls,
  ...entryCalls,
  ...gameCalls,
  ...goodsCalls,
  ...goodsAccountCalls,
  ...healthCalls,
  ...infoCalls,
  ...invitationCalls,
  ...mapCalls,
  ...orderCalls,
  ...paidCalls,
  ...paperCalls,
  ...payCalls,
  ...rankCalls,
  ...liveCalls,
  ...plannedCalls,
  ...realcardCalls,
  ...registrationCalls,
  ...relationCalls,
  ...sellerOrderCalls,
  ...shareCalls,
  ...signCalls,
  ...shopsCalls,
  ...siteCalls,
  ...siteStaffCalls,
  ...staffCalls,
  ...stayCalls,
  ...stepCalls,
  ...storageCalls,
  ...storeCalls,
  ...teamCalls,
  ...tipCalls,
  ...trackCalls,
  ...tripCalls,
  ...vipCalls,
  ...walletCalls,
})

/** Name of a business call. */
export type CallName = keyof typeof CALLS
