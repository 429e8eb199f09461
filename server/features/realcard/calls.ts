import type { realcardCalls } from '@quanzi/contract'
import { askerOf } from '../../call/Asker'
import { CallError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import type { Handlers } from '../../call/handlers'
import { REASONS } from '../../call/reasons'
import { countLook } from '../../identity/claimAttempt'
import { activate } from './activate'
import { campaignFor, claimFor } from './campaigns'
import { freeze } from './freeze'
import { ownCards, publicCard, shownCard } from './shownCard'

const LOOKS_A_MINUTE = 10

/** Printed cards: activation, state, campaigns and red packets. */
export const realcard: Handlers<typeof realcardCalls> = {
  activateCard: (ctx, wish) => activate(ctx, wish),
  getRealCards: async (ctx, { cardNo }) => ({ cards: cardNo === undefined ? await own(ctx) : await byNo(ctx, cardNo) }),
  freezeCard: (ctx, wish) => freeze(ctx, wish),
  getCardCampaign: (ctx, wish) => campaignFor(ctx.db, askerOf(ctx), wish),
  claimCampaign: (ctx, wish) => claimFor(ctx, wish),
}

async function own({ db, member, clock }: Context) {
  if (!member) return []
  const cards = await ownCards(db, member)
  return await Promise.all(cards.map((card) => shownCard(db, card, clock())))
}

/** What the number says; counted before it is looked up, because numbers could be tried. */
async function byNo(ctx: Context, no: string) {
  await countLook(ctx, 'cardNo', LOOKS_A_MINUTE)
  const card = await ctx.db
    .selectFrom('realcard')
    .select(['no', 'state', 'expires'])
    .where('iid', '=', ctx.iid)
    .where('no', '=', no)
    .executeTakeFirst()
  if (!card) throw new CallError('NOTFOUND', { detail: REASONS.noCard })
  return [publicCard(card, ctx.clock())]
}
