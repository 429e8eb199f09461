import {
  type CardCampaign,
  type CardCampaignAnswer,
  type CardClaim,
  type CardClaimed,
  type CardOffer,
  EXTEND_CODE,
  PACKET_CODE,
  percentOf,
  shanghaiDay,
} from '@quanzi/contract'
import type { Selectable } from 'kysely'
import { randomCode } from '../../base/randomCode'
import type { Asker } from '../../call/Asker'
import { CallError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import { REASONS } from '../../call/reasons'
import type { Database, Db } from '../../db/schema'
import { distributionRules } from '../../trade/distributionRules'
import { isApprovedDistributor } from '../distribution/public'
import { checkFields } from './checkFields'
import { openPacket, shownPacket, takePart } from './packets'
import { type Card, cardState, logCard, ownCards } from './shownCard'

type Campaign = Selectable<Database['realcard_campaign']>

interface Named {
  readonly code: string
  readonly cardId?: string | undefined
  readonly packetId?: string | undefined
}

/** A campaign for the caller: the card with which it can be claimed, what was claimed, and a red packet. */
export async function campaignFor(db: Db, asker: Asker, named: Named): Promise<CardCampaignAnswer> {
  const none = { campaign: null, cardId: '', holder: false, claim: null, packet: null, offer: null, commission: null }
  if (named.code === EXTEND_CODE) return { ...none, ...(await offerFor(db, asker, named.cardId ?? '')) }
  const { iid, member, at } = asker
  const campaign = await campaignOf(db, iid, named.code)
  const cards = member ? await ownCards(db, { iid, user_id: member.user_id }) : []
  const chosen = named.cardId === undefined ? cards : cards.filter(({ id }) => id === named.cardId)
  if (named.cardId !== undefined && chosen.length === 0) throw new CallError(member ? 'DENIED' : 'LOGIN')
  const packet = named.code === PACKET_CODE ? await packetFor(db, asker, named, chosen) : null
  const claims = packet ? [] : await claimsOf(db, iid, named.code, chosen)
  const claimed = new Set(claims.map(({ cardId }) => cardId))
  const fitting = chosen.find((card) => fits(card, campaign, at) && !claimed.has(card.id))
  return {
    ...none,
    ...{ campaign: shownCampaign(campaign), cardId: fitting?.id ?? '', holder: cards.length > 0 },
    ...{ claim: claims[0] ?? null, packet },
  }
}

async function packetFor(db: Db, { iid, member, at }: Asker, { code, packetId }: Named, cards: readonly Card[]) {
  const viewer = { iid, at, viewer: member?.user_id ?? 0 }
  if (packetId !== undefined) {
    const packet = await shownPacket(db, viewer, { id: packetId })
    if (!packet) throw new CallError('NOTFOUND')
    return packet
  }
  for (const { id } of cards) {
    const packet = await shownPacket(db, viewer, { cardId: id, code })
    if (packet) return packet
  }
  return null
}

async function offerFor(db: Db, asker: Asker, id: string): Promise<{ offer: CardOffer; commission: number | null }> {
  const { iid } = asker
  const row = await db
    .selectFrom('card_offer')
    .selectAll()
    .where('iid', '=', iid)
    .where('id', '=', id)
    .where('on_sale', '=', true)
    .executeTakeFirst()
  if (!row) throw new CallError('NOTFOUND')
  const { title, description: desc, img, price, stock, sold, days, rights } = row
  const offer = { id, title, desc, img, price, left: stock, sold, days, rights }
  if (!(await isApprovedDistributor(db, asker))) return { offer, commission: null }
  const { rates } = await distributionRules(db, iid)
  return { offer, commission: percentOf(price, (rates[0] ?? 0) / 100) }
}

/**
 * Claims with one card, whose row is locked meanwhile, so that a repeat finds the first claim; or takes a portion of a
 * packet, for which nobody needs a card.
 */
export async function claimFor(
  ctx: Context,
  wish: Named & { readonly fields?: Readonly<Record<string, string>> | undefined },
): Promise<CardClaimed> {
  const { db, iid } = ctx
  const campaign = await campaignOf(db, iid, wish.code)
  if (wish.packetId !== undefined) {
    const { amount, again } = await takePart(ctx, { code: wish.code, packetId: wish.packetId })
    return { claim: null, packetId: '', amount, ...(again ? { again } : {}) }
  }
  const card = await cardToClaim(ctx, campaign, wish.cardId)
  if (wish.code === PACKET_CODE) {
    const { packetId, again } = await openPacket(ctx, card, campaign)
    if (!again) await logCard(db, card, { kind: 'claimed', title: campaign.title, at: ctx.clock() })
    return { claim: null, packetId, amount: null, ...(again ? { again } : {}) }
  }
  const [known] = await claimsOf(db, iid, wish.code, [card])
  if (known) return { claim: { ...known, again: true }, packetId: '', amount: null, again: true }
  return { claim: await claim(ctx, campaign, card, wish.fields ?? {}), packetId: '', amount: null }
}

async function claim(
  ctx: Context,
  campaign: Campaign,
  card: Card,
  said: Readonly<Record<string, string>>,
): Promise<CardClaim> {
  const { db, iid, me } = ctx
  const at = ctx.clock()
  const { code, right_id } = campaign
  const fields = checkFields(campaign.fields, said, shanghaiDay(at))
  const counted = await db
    .updateTable('realcard_campaign')
    .set(({ eb }) => ({ used: eb('used', '+', 1) }))
    .where('iid', '=', iid)
    .where('code', '=', code)
    .where(({ eb, ref }) => eb('used', '<', ref('quota')))
    .returning('code')
    .executeTakeFirst()
  if (!counted) throw new CallError('FULL', { detail: REASONS.allClaimed })
  if (right_id !== null) {
    const rights = card.rights.map((right) => (right.id === right_id ? { ...right, used: right.used + 1 } : right))
    await db
      .updateTable('realcard')
      .set({ rights: JSON.stringify(rights) })
      .where('iid', '=', iid)
      .where('id', '=', card.id)
      .execute()
  }
  const voucher = randomCode(10)
  const row = { iid, code, card_id: card.id, user_id: me.user_id, voucher, at }
  await db
    .insertInto('realcard_claim')
    .values({ ...row, fields: JSON.stringify(fields) })
    .execute()
  await logCard(db, card, { kind: 'claimed', title: campaign.title, at })
  return { cardId: card.id, voucher, fields, at }
}

/** The named card of the caller, or the first one that fits; its row is locked. NOTELIGIBLE when none does. */
async function cardToClaim(ctx: Context, campaign: Campaign, cardId: string | undefined): Promise<Card> {
  const { db, iid, me } = ctx
  const own = await ownCards(db, me)
  const named = cardId === undefined ? own : own.filter(({ id }) => id === cardId)
  if (cardId !== undefined && named.length === 0) throw new CallError('DENIED')
  const claims = await claimsOf(db, iid, campaign.code, named)
  const claimed = new Set(claims.map((one) => one.cardId))
  const at = ctx.clock()
  const chosen =
    named.find((card) => fits(card, campaign, at) && !claimed.has(card.id)) ??
    named.find(({ id }) => claimed.has(id)) ??
    named[0]
  const missing = { data: { missing: ['card'] } }
  if (!chosen) throw new CallError('NOTELIGIBLE', missing)
  const card = await db
    .selectFrom('realcard')
    .selectAll()
    .where('iid', '=', iid)
    .where('id', '=', chosen.id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const [before] = await claimsOf(db, iid, campaign.code, [card])
  if (before || fits(card, campaign, at)) return card
  throw new CallError('NOTELIGIBLE', card.state === 'frozen' ? { ...missing, detail: REASONS.cardFrozen } : missing)
}

/** True for a running card that still has the right which a claim uses up. */
const fits = (card: Card, { right_id }: Pick<Campaign, 'right_id'>, at: number): boolean =>
  cardState(card, at) === 'active' &&
  (right_id === null || card.rights.some(({ id, total, used }) => id === right_id && used < total))

async function claimsOf(
  db: Db,
  iid: number,
  code: string,
  cards: readonly Pick<Card, 'id'>[],
): Promise<readonly CardClaim[]> {
  if (cards.length === 0) return []
  return await db
    .selectFrom('realcard_claim')
    .select(['card_id as cardId', 'voucher', 'fields', 'at'])
    .where('iid', '=', iid)
    .where('code', '=', code)
    .where(
      'card_id',
      'in',
      cards.map(({ id }) => id),
    )
    .orderBy('at', 'desc')
    .execute()
}

async function campaignOf(db: Db, iid: number, code: string): Promise<Campaign> {
  const campaign = await db
    .selectFrom('realcard_campaign')
    .selectAll()
    .where('iid', '=', iid)
    .where('code', '=', code)
    .executeTakeFirst()
  if (!campaign) throw new CallError('NOTFOUND')
  return campaign
}

const shownCampaign = ({ code, title, description, img, fields, quota, used }: Campaign): CardCampaign => ({
  ...{ code, title, desc: description, img, fields, quota, left: Math.max(0, quota - used) },
})
