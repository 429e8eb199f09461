import * as v from 'valibot'
import type { CardCampaignAnswer, CardClaimed, CardState, RealCard } from '../entities/realcard'
import { defineCall, reply } from './define'
import { Flag01, Id, Iid, JsonOf, Line, Mobile, maybe, Raw, ReqId, VerifyCode } from './fields'

const source = 'screens-activities §3'
const CardNo = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/\s/g, '')),
  v.regex(/^\d{8,20}$/),
)
const CampaignCode = v.pipe(v.string(), v.regex(/^[a-z][\w-]{0,31}$/))

/**
 * Activates a printed card with the holder's real name. NOTFOUND for a wrong number and a wrong password alike, LOCKED
 * after five wrong ones (data.until), DUP for a card of somebody else. Ours.
 */
export const activateCard = /*#__PURE__*/ defineCall({
  uri: '/v2/realcard/activate',
  params: v.object({
    iid: Iid,
    reqId: ReqId,
    cardNo: CardNo,
    pwd: Raw(32),
    name: Line(20, 2),
    idCard: Raw(18),
    mobile: Mobile,
    verifyCode: VerifyCode,
    consent: Flag01,
  }),
  reply: reply<RealCard>(),
  access: 'member',
  errors: ['NOTFOUND', 'LOCKED', 'LIMIT', 'DUP', 'CLOSED', 'CODE'],
  source,
})

/** The caller's cards; by a number that card's state only, for anybody, ten times a minute. Ours. */
export const getRealCards = /*#__PURE__*/ defineCall({
  uri: '/v2/realcard/get',
  params: v.object({ iid: Iid, cardNo: maybe(CardNo) }),
  reply: reply<{ readonly cards: readonly RealCard[] }>(),
  access: 'public',
  errors: ['NOTFOUND', 'LIMIT'],
  trace: true,
  source,
})

/** Freezes an own card, or makes it usable again with a code sent to its number. Ours. */
export const freezeCard = /*#__PURE__*/ defineCall({
  uri: '/v2/realcard/freeze',
  params: v.object({ iid: Iid, reqId: ReqId, cardId: Id, on: Flag01, verifyCode: maybe(VerifyCode) }),
  reply: reply<{ readonly state: CardState }>(),
  access: 'holder',
  errors: ['CODE', 'ORDERSTATE'],
  source,
})

/**
 * A campaign with the caller's claim; code `extend` with `cardId` an offer of cards; code `redpacket` with `packetId`
 * a packet, or with `cardId` that of an own card. Ours.
 */
export const getCardCampaign = /*#__PURE__*/ defineCall({
  uri: '/v2/realcard/campaign',
  params: v.object({ iid: Iid, code: CampaignCode, cardId: maybe(Id), packetId: maybe(Id) }),
  reply: reply<CardCampaignAnswer>(),
  access: 'public',
  errors: ['NOTFOUND'],
  safe: true,
  source,
})

/**
 * Claims a campaign once per card; by default with the first card that fits. Of `redpacket` the holder's first claim
 * opens a packet; with `packetId` a member takes a portion of one. A repeat returns the first claim, packet or amount.
 * NOTELIGIBLE without a card that fits, FULL when nothing is left, CLOSED when it is over. Ours.
 */
export const claimCampaign = /*#__PURE__*/ defineCall({
  uri: '/v2/realcard/claim',
  params: v.object({
    iid: Iid,
    reqId: ReqId,
    code: CampaignCode,
    cardId: maybe(Id),
    fields: maybe(JsonOf(v.record(v.string(), v.pipe(v.string(), v.maxLength(200))))),
    packetId: maybe(Id),
  }),
  reply: reply<CardClaimed>(),
  access: 'member',
  errors: ['NOTFOUND', 'NOTELIGIBLE', 'FULL', 'CLOSED'],
  source,
})

/** Calls of the group `realcard`. */
export const realcardCalls = { activateCard, getRealCards, freezeCard, getCardCampaign, claimCampaign }
