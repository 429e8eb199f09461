import {
  accountCalls,
  actCalls,
  addressCalls,
  albumCalls,
  askCalls,
  assistantCalls,
  buyShareCalls,
  calendarCalls,
  certificateCalls,
  cfCalls,
  chatStoreCalls,
  checkinCalls,
  checkoutCalls,
  clientCalls,
  coinCalls,
  contentCalls,
  couponCalls,
  diagCalls,
  directCalls,
  distributionCalls,
  distributionStaffCalls,
  entryCalls,
  gameCalls,
  getRoleInfo,
  goodsAccountCalls,
  goodsCalls,
  healthCalls,
  infoCalls,
  invitationCalls,
  liveCalls,
  mapCalls,
  orderCalls,
  paidCalls,
  paperCalls,
  payCalls,
  plannedCalls,
  rankCalls,
  realcardCalls,
  registrationCalls,
  sellerOrderCalls,
  shareCalls,
  shopsCalls,
  signCalls,
  siteStaffCalls,
  staffCalls,
  stayCalls,
  stepCalls,
  storageCalls,
  storeCalls,
  teamCalls,
  tipCalls,
  trackCalls,
  tripCalls,
  updateRoleInfo,
  vipCalls,
  walletCalls,
} from '@quanzi/contract'
import { isStaff, type RoleChecks } from './call/access'
import { type CallGroup, callGroup } from './call/handlers'
import type { Job } from './call/Job'
import type { Routes } from './call/Routes'
import { account } from './features/account/calls'
import { family } from './features/account/family'
import { accountTies, moneyTies } from './features/account/memberTies'
import { act } from './features/act/calls'
import { needformTies } from './features/act/memberTies'
import { newActJob } from './features/act/newActJob'
import { needformReviews } from './features/act/review'
import { sendDemoNeedforms } from './features/act/seed'
import { address } from './features/address/calls'
import { addressTies } from './features/address/memberTies'
import { album } from './features/album/calls'
import { albumDetailParts } from './features/album/detailParts'
import { albumTies } from './features/album/memberTies'
import { plantAlbums } from './features/album/seed'
import { ask, isExpert } from './features/ask/calls'
import { expertTies } from './features/ask/memberTies'
import { questionOrders } from './features/ask/orderType'
import { plantExperts } from './features/ask/seed'
import { assistant } from './features/assistant/calls'
import { assistantTies } from './features/assistant/memberTies'
import { creditOrders } from './features/assistant/orderType'
import { plantPacks } from './features/assistant/seed'
import { buyShare } from './features/buyShare/calls'
import { calendar } from './features/calendar/calls'
import { certificate } from './features/certificate/calls'
import { certificateTies } from './features/certificate/memberTies'
import { cf } from './features/cf/calls'
import { campaignJob } from './features/cf/jobs'
import { crowdfundingTies } from './features/cf/memberTies'
import { supportOrders } from './features/cf/orderType'
import { crowdfundingRanks } from './features/cf/ranks'
import { cfRefundReviews } from './features/cf/review'
import { plantCrowdfunding, raiseMoney } from './features/cf/seed'
import { chat } from './features/chat/calls'
import { plantAgents } from './features/chat/seed'
import { checkin } from './features/checkin/calls'
import { checkinTies } from './features/checkin/memberTies'
import { visitRanks } from './features/checkin/ranks'
import { plantCheckins, scanTickets } from './features/checkin/seed'
import { checkout } from './features/checkout/calls'
import { client } from './features/client/calls'
import { clientTies } from './features/client/memberTies'
import { noteClients } from './features/client/seed'
import { coins } from './features/coins/calls'
import { signLately, signLongAgo } from './features/coins/seed'
import { content } from './features/content/calls'
import { contentTies } from './features/content/memberTies'
import { noteDetailParts } from './features/content/notePlaces'
import { plantItems } from './features/content/seed'
import { coupons } from './features/coupons/calls'
import { plantCoupons } from './features/coupons/seed'
import { depositOrders } from './features/deposit/orderType'
import { diag } from './features/diag/calls'
import { direct } from './features/direct/calls'
import { distribution, isDistributor } from './features/distribution/calls'
import { distributorTies } from './features/distribution/memberTies'
import { plantSales } from './features/distribution/seed'
import { growTeam } from './features/distribution/seedTeam'
import { distributionStaff } from './features/distribution/staffCalls'
import { entries } from './features/entries/calls'
import { waitlistJob } from './features/entries/jobs'
import { entryTies } from './features/entries/memberTies'
import { seatOrderTypes } from './features/entries/orderType'
import { entryRefundJob } from './features/entries/refundJob'
import { game } from './features/game/calls'
import { resultCertificates } from './features/game/certificates'
import { gameJob } from './features/game/jobs'
import { gameTies } from './features/game/memberTies'
import { resultRanks } from './features/game/ranks'
import { appealReviews, drawReviews } from './features/game/review'
import { enterDemoGames, plantGames } from './features/game/seed'
import { gameTeams } from './features/game/teams'
import { goods } from './features/goods/calls'
import { cartTies } from './features/goods/memberTies'
import { mallOrders, storeOrders } from './features/goods/orderType'
import { plantGoods } from './features/goods/seed'
import { fillDemoCart } from './features/goods/seedCart'
import { plantGoodsReviews } from './features/goods/seedReviews'
import { goodsAccount, isGoodsAccountOwner } from './features/goodsAccount/calls'
import { goodsAccountTies } from './features/goodsAccount/memberTies'
import { shareDemoAccount } from './features/goodsAccount/seed'
import { health } from './features/health/calls'
import { healthTies } from './features/health/memberTies'
import { info } from './features/info/calls'
import { feedbackTies } from './features/info/memberTies'
import { reportReviews } from './features/info/review'
import { plantDocs, plantReports } from './features/info/seed'
import { invitation } from './features/invitation/calls'
import { invitationTies } from './features/invitation/memberTies'
import { plantInvitations } from './features/invitation/seed'
import { inviteDemoFriends } from './features/invitation/seedInvitations'
import { live } from './features/live/calls'
import { liveTies } from './features/live/memberTies'
import { map } from './features/map/calls'
import { mapTies } from './features/map/memberTies'
import { clubOrders } from './features/mate/orderType'
import { orders } from './features/orders/calls'
import { orderTies } from './features/orders/memberTies'
import { placeDemoOrders } from './features/orders/seed'
import { paid } from './features/paid/calls'
import { paidDetailParts } from './features/paid/detailParts'
import { paidTies } from './features/paid/memberTies'
import { paidOrders } from './features/paid/orderType'
import { reminderJob } from './features/paid/reminders'
import { plantParts } from './features/paid/seed'
import { paper } from './features/paper/calls'
import { paperTies } from './features/paper/memberTies'
import { plantPapers } from './features/paper/seed'
import { pay } from './features/pay/calls'
import { planned } from './features/planned/calls'
import { plannedJob } from './features/planned/jobs'
import { plannedOrders } from './features/planned/orderType'
import { buyPresales, plantPlanned } from './features/planned/seed'
import { rank } from './features/rank/calls'
import { realcard } from './features/realcard/calls'
import { packetJob } from './features/realcard/jobs'
import { cardTies } from './features/realcard/memberTies'
import { cardOrders } from './features/realcard/orderType'
import { handOutCards, plantCards } from './features/realcard/seed'
import { registration } from './features/registration/calls'
import { registrationTies } from './features/registration/memberTies'
import { registrationOrders } from './features/registration/orderType'
import { photoRoutes } from './features/registration/photoRoutes'
import { registrationReviews } from './features/registration/review'
import { plantForm } from './features/registration/seed'
import { people, peopleCalls } from './features/relation/calls'
import { peopleTies } from './features/relation/memberTies'
import { authReviews } from './features/relation/review'
import { plantProfiles } from './features/relation/seed'
import { routeDetailParts } from './features/route/detailParts'
import { sellerOrders } from './features/sellerOrders/calls'
import { share } from './features/share/calls'
import { statisticTies } from './features/share/memberTies'
import { shops } from './features/shops/calls'
import { shopDetailParts } from './features/shops/detailPart'
import { isShopOwner } from './features/shops/isShopOwner'
import { shopTies } from './features/shops/memberTies'
import { shopOrders } from './features/shops/orderType'
import { shopReviews } from './features/shops/review'
import { plantApplications, plantShops } from './features/shops/seed'
import { sign } from './features/sign/calls'
import { signTies } from './features/sign/memberTies'
import { signCertificates, signCheckins, signRanks } from './features/sign/rules'
import { plantSubjects } from './features/sign/seed'
import { siteOrders } from './features/site/orderType'
import { pageCalls, pages } from './features/site/pageCalls'
import { plantSite } from './features/site/seed'
import { siteStaff } from './features/site/staffCalls'
import { tenantCalls, tenants } from './features/site/tenantCalls'
import { staff } from './features/staff/calls'
import { staffTies } from './features/staff/memberTies'
import { stay } from './features/stay/calls'
import { stayTies } from './features/stay/memberTies'
import { stayOrders } from './features/stay/orderType'
import { plantStays } from './features/stay/seed'
import { bookDemoStays } from './features/stay/seedReservations'
import { step } from './features/step/calls'
import { stepTies } from './features/step/memberTies'
import { stepReviews } from './features/step/review'
import { stepCertificates, stepRanks } from './features/step/rules'
import { plantSteps } from './features/step/seed'
import { claimDemoSteps } from './features/step/seedClaims'
import { stepTeams } from './features/step/stepTeams'
import { storage } from './features/storage/calls'
import { isStoreOwner, store } from './features/store/calls'
import { storeTies } from './features/store/memberTies'
import { openDemoStores } from './features/store/seed'
import { activityTeams } from './features/teams/activityTeams'
import { teams } from './features/teams/calls'
import { formTeams } from './features/teams/seed'
import { useTeamScopes } from './features/teams/teamScopes'
import { tip } from './features/tip/calls'
import { tipOrders } from './features/tip/orderType'
import { track } from './features/track/calls'
import { trackTies } from './features/track/memberTies'
import { trackCertificates, trackCheckins, trackRanks } from './features/track/rules'
import { plantTracks } from './features/track/seed'
import { trip, tripDetailParts } from './features/trip/calls'
import { tripTies } from './features/trip/memberTies'
import { isVipMember, vip } from './features/vip/calls'
import { claimJob } from './features/vip/claims'
import { vipTies } from './features/vip/memberTies'
import { vipOrders } from './features/vip/orderType'
import { volunteerReviews } from './features/vip/review'
import { plantVip } from './features/vip/seed'
import { claimDemoBenefits } from './features/vip/seedClaims'
import { surchargeOrders } from './features/vip/surcharge'
import { wallet } from './features/wallet/calls'
import { walletTies } from './features/wallet/memberTies'
import { payoutJob } from './features/wallet/payoutJob'
import { withdrawalReviews } from './features/wallet/review'
import { fillDemoWallets } from './features/wallet/seed'
import { type MemberTies, useMemberTies } from './identity/MemberTies'
import { type CertificateScopes, useCertificates } from './items/Certificates'
import { type DetailPart, useDetailParts } from './items/detailParts'
import { type OwnCheckinScopes, useOwnCheckins } from './items/OwnCheckins'
import { type RankScopes, type ScopeRanks, useRanks } from './items/ScopeRanks'
import { type ReviewKinds, useReviewKinds } from './review/reviewKinds'
import type { Planter, Story } from './seed/Planter'
import { depositJob } from './trade/depositJob'
import type { OrderTypeRules } from './trade/OrderTypeRules'
import { orderJobs } from './trade/orderJobs'
import { useOrderTypes } from './trade/orderTypes'

/** All call groups of this server: `callGroup(contentCalls, content)`, one line per group. */
export const CALL_GROUPS: readonly CallGroup[] = [
  callGroup(accountCalls, account),
  callGroup(tenantCalls, tenants),
  callGroup(diagCalls, diag),
  callGroup(directCalls, direct),
  callGroup(shareCalls, share),
  callGroup(storageCalls, storage),
  callGroup(healthCalls, health),
  callGroup(infoCalls, info),
  callGroup(mapCalls, map),
  callGroup(contentCalls, content),
  callGroup(actCalls, act),
  callGroup(pageCalls, pages),
  callGroup(peopleCalls, people),
  callGroup(checkoutCalls, checkout),
  callGroup(orderCalls, orders),
  callGroup(sellerOrderCalls, sellerOrders),
  callGroup(buyShareCalls, buyShare),
  callGroup(calendarCalls, calendar),
  callGroup(paperCalls, paper),
  callGroup(payCalls, pay),
  callGroup(couponCalls, coupons),
  callGroup(plannedCalls, planned),
  callGroup(realcardCalls, realcard),
  callGroup(registrationCalls, registration),
  callGroup(staffCalls, staff),
  callGroup(clientCalls, client),
  callGroup(coinCalls, coins),
  callGroup(addressCalls, address),
  callGroup(albumCalls, album),
  callGroup(goodsCalls, goods),
  callGroup(goodsAccountCalls, goodsAccount),
  callGroup(storeCalls, store),
  callGroup(entryCalls, entries),
  callGroup(gameCalls, game),
  callGroup(teamCalls, teams),
  callGroup(checkinCalls, checkin),
  callGroup(cfCalls, cf),
  callGroup(rankCalls, rank),
  callGroup(certificateCalls, certificate),
  callGroup(signCalls, sign),
  callGroup(stayCalls, stay),
  callGroup(stepCalls, step),
  callGroup(paidCalls, paid),
  callGroup(liveCalls, live),
  callGroup(distributionCalls, distribution),
  callGroup(distributionStaffCalls, distributionStaff),
  callGroup(shopsCalls, shops),
  callGroup(siteStaffCalls, siteStaff),
  callGroup(walletCalls, wallet),
  callGroup(vipCalls, vip),
  callGroup(invitationCalls, invitation),
  callGroup(trackCalls, track),
  callGroup(tripCalls, trip),
  callGroup(tipCalls, tip),
  callGroup(askCalls, ask),
  callGroup(assistantCalls, assistant),
  // Beside the account group, which leaves these two calls to the family form.
  callGroup({ getRoleInfo, updateRoleInfo }, family),
  callGroup(chatStoreCalls, chat),
]

/** The roles among the contract's access words; the group with a role's table adds its check here. */
export const ROLE_CHECKS: RoleChecks = {
  staff: isStaff,
  distributor: isDistributor,
  vip: isVipMember,
  expert: isExpert,
  goodsAccountOwner: isGoodsAccountOwner,
  storeOwner: isStoreOwner,
  shopOwner: isShopOwner,
}

/** The order types; each has an `orderType.ts`. */
const ORDER_TYPES: readonly OrderTypeRules[] = [
  ...seatOrderTypes,
  stayOrders,
  clubOrders,
  registrationOrders,
  storeOrders,
  mallOrders,
  vipOrders,
  surchargeOrders,
  ...paidOrders,
  cardOrders,
  siteOrders,
  tipOrders,
  questionOrders,
  creditOrders,
  plannedOrders,
  depositOrders,
  supportOrders,
  shopOrders,
]

/** The kinds of requests that staff decide; each has a `review.ts`. */
const REVIEW_KINDS: ReviewKinds = {
  registration: registrationReviews,
  auth: authReviews,
  shop: shopReviews,
  volunteer: volunteerReviews,
  report: reportReviews,
  needform: needformReviews,
  step: stepReviews,
  cfRefund: cfRefundReviews,
  appeal: appealReviews,
  draw: drawReviews,
  withdrawal: withdrawalReviews,
}

/** Kits collected, as at any item with tickets, and results. */
const gameRanks: ScopeRanks = { ...resultRanks, ranks: { ...visitRanks('game').ranks, ...resultRanks.ranks } }

/** The ranks of the scopes; each keeps its scores. */
const RANKS: RankScopes = {
  act: visitRanks('act'),
  origin: visitRanks('origin'),
  game: gameRanks,
  sign: signRanks,
  track: trackRanks,
  cf: crowdfundingRanks,
  step: stepRanks,
}

/** Where members check in themselves, without tickets. */
const OWN_CHECKINS: OwnCheckinScopes = { sign: signCheckins, track: trackCheckins }

/** The certificates of the scopes. */
const CERTIFICATES: CertificateScopes = {
  game: resultCertificates,
  sign: signCertificates,
  step: stepCertificates,
  track: trackCertificates,
}

/** What features do when a member closes the account, in the order in which a refusal lists them. */
const MEMBER_TIES: readonly MemberTies[] = [
  accountTies,
  moneyTies,
  orderTies,
  registrationTies,
  staffTies,
  clientTies,
  distributorTies,
  addressTies,
  albumTies,
  cartTies,
  goodsAccountTies,
  storeTies,
  mapTies,
  paidTies,
  liveTies,
  vipTies,
  cardTies,
  invitationTies,
  expertTies,
  assistantTies,
  walletTies,
  contentTies,
  entryTies,
  gameTies,
  checkinTies,
  paperTies,
  trackTies,
  tripTies,
  certificateTies,
  signTies,
  stayTies,
  stepTies,
  healthTies,
  feedbackTies,
  statisticTies,
  shopTies,
  peopleTies,
  needformTies,
  crowdfundingTies,
]

/** What the pages of items show besides the facts of all items, by module type. */
const DETAIL_PARTS: Readonly<Record<number, DetailPart>> = {
  ...albumDetailParts,
  ...noteDetailParts,
  ...paidDetailParts,
  ...routeDetailParts,
  ...shopDetailParts,
  ...tripDetailParts,
}

useDetailParts(DETAIL_PARTS)
useOrderTypes(ORDER_TYPES)
useReviewKinds(REVIEW_KINDS)
useMemberTies(MEMBER_TIES)
useRanks(RANKS)
useOwnCheckins(OWN_CHECKINS)
useCertificates(CERTIFICATES)
useTeamScopes({ act: activityTeams, game: gameTeams, step: stepTeams })

/** Jobs that depend on time alone. */
export const JOBS: readonly Job[] = [
  orderJobs,
  depositJob,
  plannedJob,
  campaignJob,
  gameJob,
  entryRefundJob,
  waitlistJob,
  payoutJob,
  reminderJob,
  claimJob,
  newActJob,
  packetJob,
]

/** Routes besides calls. */
export const ROUTES: readonly Routes[] = [photoRoutes]

/** The seeds of a demo tenant, and the actions of its people afterwards. */
export const PLANTERS: readonly Planter[] = [
  plantItems,
  plantStays,
  plantSite,
  plantCoupons,
  plantSales,
  plantDocs,
  plantForm,
  plantAgents,
  plantGoods,
  plantGoodsReviews,
  plantVip,
  plantInvitations,
  plantParts,
  plantAlbums,
  plantExperts,
  plantPacks,
  plantCards,
  plantPlanned,
  plantCrowdfunding,
  plantApplications,
  plantShops,
  plantProfiles,
  plantReports,
  plantCheckins,
  plantSteps,
  plantPapers,
  plantTracks,
  plantSubjects,
  plantGames,
]
export const STORIES: readonly Story[] = [
  signLongAgo,
  placeDemoOrders,
  bookDemoStays,
  formTeams,
  scanTickets,
  enterDemoGames,
  fillDemoCart,
  openDemoStores,
  claimDemoBenefits,
  buyPresales,
  claimDemoSteps,
  raiseMoney,
  handOutCards,
  inviteDemoFriends,
  shareDemoAccount,
  growTeam,
  noteClients,
  fillDemoWallets,
  sendDemoNeedforms,
  signLately,
]
