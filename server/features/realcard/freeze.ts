import type { CardState } from '@quanzi/contract'
import { CallError, paramError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import { takeSmsCodeWithin } from '../../identity/smsCodes'
import { cardState, logCard } from './shownCard'

/** Reports an own card lost, or makes it usable again by a code sent to its number. A repeat changes nothing. */
export async function freeze(
  ctx: Context,
  {
    cardId,
    on,
    verifyCode,
  }: { readonly cardId: string; readonly on: boolean; readonly verifyCode?: string | undefined },
): Promise<{ state: CardState }> {
  const { db, iid, me } = ctx
  const at = ctx.clock()
  const card = await db
    .selectFrom('realcard')
    .selectAll()
    .where('iid', '=', iid)
    .where('id', '=', cardId)
    .where('user_id', '=', me.user_id)
    .forUpdate()
    .executeTakeFirst()
  if (!card) throw new CallError('DENIED')
  const to = on ? 'frozen' : 'active'
  if (card.state === to) return { state: cardState(card, at) }
  if (card.state !== 'active' && card.state !== 'frozen') throw new CallError('ORDERSTATE')
  if (!on) {
    if (verifyCode === undefined) throw paramError('verifyCode')
    await takeSmsCodeWithin(ctx, { mobile: card.mobile, code: verifyCode, use: 'card' })
  }
  await db
    .updateTable('realcard')
    .set({ state: to })
    .where('iid', '=', iid)
    .where('id', '=', card.id)
    .where('state', '=', card.state)
    .execute()
  await logCard(db, card, { kind: on ? 'frozen' : 'unfrozen', at })
  return { state: cardState({ ...card, state: to }, at) }
}
