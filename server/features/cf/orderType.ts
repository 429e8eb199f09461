import { build, CF_FREE, CF_FREE_TIER, type CfTier, isCfAmount, ORDER_TYPE, type OrderInfo } from '@quanzi/contract'
import { CallError, paramError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import { REASONS } from '../../call/reasons'
import { refuseBannedWords } from '../../call/refuseBannedWords'
import type { Db } from '../../db/schema'
import { refuseRestricted } from '../../items/restrictions'
import type { Order, OrderTypeRules, OrderWish } from '../../trade/OrderTypeRules'
import { campaignOf, type Project, projectOf, stateAt } from './rows'
import { keepFigures, moveSums } from './sums'

const MOST_TIERS = 99

/**
 * Type 211: a support of somebody's project, by tiers or with an amount of one's own. Paid, it waits for the end of the
 * campaign. An order is locked before its project, always.
 */
export const supportOrders: OrderTypeRules = {
  orderType: ORDER_TYPE.crowdfunding,
  ownedOnce: true,
  /** The lock keeps the project raising money until this payment. */
  async stands(db, { iid, keys }, at) {
    const project = await db
      .selectFrom('cf_project')
      .selectAll()
      .where('iid', '=', iid)
      .where('id', '=', keys)
      .forUpdate()
      .executeTakeFirst()
    if (project?.state !== 'live') return false
    return at < (await campaignOf(db, iid, project.campaign_id)).to_at
  },
  async source(ctx, id) {
    const { project, tiers, title } = await openProject(ctx.db, ctx, id)
    return {
      ...{ title, img: project.cover, price: CF_FREE.min, form: [], stock: null, deadline: null },
      options: tiers.map((tier) => ({
        ...{ field: 'property' as const, id: tier.id, name: tier.title, price: tier.price, left: null },
      })),
      ...{ needAddress: false, insurance: null },
    }
  },
  async quote(ctx, wish) {
    const { project, tiers, title } = await openProject(ctx.db, ctx, wish.keys)
    const tier = tierOf(tiers, wish)
    const left = remainingOf(project)
    // Before the buyer chooses an amount, the checkout shows the least.
    const price = tier?.price ?? (wish.info.amount === undefined ? Math.min(CF_FREE.min, left) : amountOf(wish, left))
    if (price * wish.num > left) throw tooMuch(left)
    const line = { targetId: project.id, title, spec: tier?.title ?? '', img: project.cover, num: wish.num, price }
    return {
      ...{ title, img: project.cover, startsAt: null, endsAt: null, noDiscounts: true },
      lines: [{ ...line, insurance: 0, hold: 'event' }],
    }
  },
  async reserve(db, ctx, wish) {
    const { project, tiers } = await openProject(db, ctx, wish.keys)
    if (wish.property2 !== '' && wish.property2 !== '1') throw paramError('property2')
    const remark = 'remark' in wish ? String(wish.remark ?? '') : ''
    if (remark) await refuseRestricted(db, ctx.me, ctx.clock())
    await refuseBannedWords(db, ctx.iid, remark)
    const amount = (tierOf(tiers, wish)?.price ?? amountOf(wish, remainingOf(project))) * wish.num
    if (await moveSums(db, project, { raised: 0, pending: amount }, true)) return
    throw tooMuch(remainingOf(await projectOf(db, ctx.iid, project.id)))
  },
  release: async (db, order) => {
    await moveSums(db, { iid: order.iid, id: order.keys }, { raised: 0, pending: -order.payable }, false)
  },
  async confirm(db, order, _chains, at) {
    const key = { iid: order.iid, id: order.keys }
    const project = await moveSums(db, key, { raised: order.payable, pending: -order.payable }, true)
    if (!project) throw new CallError('ORDERSTATE')
    await db
      .insertInto('cf_support')
      .values({
        ...{ iid: order.iid, id: order.id, project_id: project.id, campaign_id: project.campaign_id, at },
        ...{ user_id: order.user_id, amount: order.payable, tier: order.lines[0]?.spec ?? '', num: order.num },
        ...{ message: order.remark, anonymous: order.property2 === '1', thanked_at: null },
      })
      .execute()
    await keepFigures(db, project, order.payable, at)
  },
  async revoke(db, order, _chain, at) {
    if (!(await endSupport(db, order, 'refunded'))) return
    await db
      .updateTable('cf_refund')
      .set({ state: 'passed', decided_at: at })
      .where('iid', '=', order.iid)
      .where('support_id', '=', order.id)
      .where('state', '=', 'waiting')
      .execute()
    const key = { iid: order.iid, id: order.keys }
    const project = await moveSums(db, key, { raised: -order.payable, pending: 0 }, false)
    if (project) await keepFigures(db, project, -order.payable, at)
  },
  async refundRefused(db, order, { actor, remark: note = '', at }) {
    await db
      .updateTable('cf_refund')
      .set(actor === 'buyer' ? { state: 'withdrawn', decided_at: at } : { state: 'closed', note, decided_at: at })
      .where('iid', '=', order.iid)
      .where('support_id', '=', order.id)
      .where('state', '=', 'waiting')
      .execute()
  },
  async followed(db, order) {
    await endSupport(db, order, 'settled')
  },
  concerned: async (db, { iid, keys }) => [(await projectOf(db, iid, keys)).user_id],
  refundShare: async () => null,
  target: ({ iid, keys }) => build('cf.share', { iid, projectId: keys }),
}

const remainingOf = ({ goal, raised, pending }: Project): number => Math.max(0, goal - raised - pending)

const tooMuch = (remaining: number) => new CallError('FULL', { detail: REASONS.tooMuch, data: { remaining } })

/** The tier of a wish; null for an amount of one's own. */
function tierOf(tiers: readonly CfTier[], { property, num }: OrderWish): CfTier | null {
  if (num < 1 || num > MOST_TIERS || (property === CF_FREE_TIER && num !== 1)) throw paramError('num')
  if (property === CF_FREE_TIER) return null
  const tier = tiers.find(({ id }) => id === property)
  if (!tier) throw paramError('property')
  return tier
}

/** The caller's own amount; FULL above what remains, PARAM outside the bounds. */
function amountOf({ info: { amount } }: { readonly info: OrderInfo }, remaining: number): number {
  if (amount === undefined || !Number.isSafeInteger(amount)) throw paramError('amount')
  if (amount > remaining && amount <= CF_FREE.max) throw tooMuch(remaining)
  if (!isCfAmount(amount, remaining)) throw paramError('amount')
  return amount
}

/** A project that raises money. */
async function openProject(db: Db, { iid, clock }: Context, id: string) {
  const project = await projectOf(db, iid, id)
  if (project.state === 'draft') throw new CallError('NOTFOUND')
  const campaign = await campaignOf(db, iid, project.campaign_id)
  if (stateAt(project, campaign, clock()) !== 'live') throw new CallError('CLOSED', { detail: REASONS.cfEnded })
  return { project, tiers: campaign.tiers, title: campaign.title }
}

/** Ends a support that waited, once. */
async function endSupport(db: Db, { iid, id }: Order, state: 'refunded' | 'settled'): Promise<boolean> {
  const ended = await db
    .updateTable('cf_support')
    .set({ state })
    .where('iid', '=', iid)
    .where('id', '=', id)
    .where('state', '=', 'paid')
    .returning('id')
    .executeTakeFirst()
  return ended !== undefined
}
