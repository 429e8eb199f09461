import { CALLS, type CallDefinition, type CallName } from '@quanzi/contract'
import { cfFixtures } from './cfFixtures'
import * as checkin from './checkinFixtures'
import type { Fixture, FixtureParams } from './Fixture'
import { gameFixtures } from './gameFixtures'
import * as member from './memberFixtures'
import { stayFixtures } from './ownedStay'
import { paperFixtures } from './paperFixtures'
import * as site from './siteFixtures'
import { healthFixtures, stepFixtures } from './stepFixtures'
import { trackFixtures } from './trackFixtures'
import * as trade from './tradeFixtures'
import { tripFixtures } from './tripFixtures'

/** The calls of the chat gate, which have their own connection. */
type ChatName = 'enterChat' | 'sendChat' | 'markChatRead'

type All = {
  readonly [Name in Exclude<CallName, ChatName>]: Fixture<FixtureParams<(typeof CALLS)[Name]>>
}

/** A fixture for every call of the catalogue: a new call does not compile here without one. */
const FIXTURES: All = {
  ...member.accountFixtures,
  ...member.addressFixtures,
  ...member.chatFixtures,
  ...cfFixtures,
  ...checkin.checkinFixtures,
  ...checkin.rankFixtures,
  ...checkin.certificateFixtures,
  ...checkin.signFixtures,
  ...gameFixtures,
  ...member.directFixtures,
  ...member.entryFixtures,
  ...member.invitationFixtures,
  ...member.relationFixtures,
  ...member.shopsFixtures,
  ...member.storageFixtures,
  ...member.teamFixtures,
  ...member.walletFixtures,
  ...trade.askFixtures,
  ...trade.assistantFixtures,
  ...trade.buyShareFixtures,
  ...trade.checkoutFixtures,
  ...trade.clientFixtures,
  ...trade.coinFixtures,
  ...trade.couponFixtures,
  ...trade.distributionFixtures,
  ...trade.distributionStaffFixtures,
  ...trade.goodsAccountFixtures,
  ...trade.goodsFixtures,
  ...trade.orderFixtures,
  ...trade.payFixtures,
  ...trade.plannedFixtures,
  ...trade.realcardFixtures,
  ...trade.sellerOrderFixtures,
  ...trade.tipFixtures,
  ...site.actFixtures,
  ...site.calendarFixtures,
  ...site.albumFixtures,
  ...site.contentFixtures,
  ...site.diagFixtures,
  ...site.infoFixtures,
  ...site.mapFixtures,
  ...site.paidFixtures,
  ...site.liveFixtures,
  ...site.registrationFixtures,
  ...site.shareFixtures,
  ...site.siteFixtures,
  ...site.siteStaffFixtures,
  ...site.staffFixtures,
  ...paperFixtures,
  ...trackFixtures,
  ...tripFixtures,
  ...stayFixtures,
  ...stepFixtures,
  ...healthFixtures,
  ...site.storeFixtures,
  ...site.vipFixtures,
}

/** A call with its fixture, for any parameters. */
export interface Case {
  readonly name: string
  readonly call: CallDefinition
  readonly fixture: Fixture
}

/** Every call. */
export const CASES: readonly Case[] = Object.entries(FIXTURES).map(([name, fixture]) => ({
  name,
  call: CALLS[name as CallName],
  fixture: fixture as Fixture,
}))
