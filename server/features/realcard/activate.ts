import { isCardNo, isIdCard, isMobile, ORDER_STATUS, type RealCard, shanghaiDay, toIdCard18 } from '@quanzi/contract'
import { CallError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import { REASONS } from '../../call/reasons'
import { seal } from '../../db/seal'
import { claimAttempt } from '../../identity/claimAttempt'
import { claimTry } from '../../identity/claimTry'
import { takeSmsCodeWithin } from '../../identity/smsCodes'
import { openOrder } from '../../trade/openOrder'
import { isPassword } from './cardSecrets'
import { type Card, cardState, logCard, shownCard } from './shownCard'

const DAY = 86_400_000
/** Five wrong passwords lock a number, whether there is such a card or not. */
const TRIES = 5
const LOCK_MS = DAY

export interface ActivateWish {
  readonly cardNo: string
  readonly pwd: string
  readonly name: string
  readonly idCard: string
  readonly mobile: string
  readonly verifyCode: string
  readonly consent: boolean
}

/** Binds a card to the caller. Checks the form, the lock, the password, the card's state, and the code last. */
export async function activate(ctx: Context, wish: ActivateWish): Promise<RealCard> {
  const { db, me } = ctx
  const at = ctx.clock()
  checkForm(wish, shanghaiDay(at))
  const { id } = await claimAttempt(ctx, 'card', () => cardOf(ctx, wish))
  const card = await lockedCard(ctx, id)
  if (card.user_id === me.user_id && cardState(card, at) === 'active') return await shownCard(db, card, at)
  if (card.state === 'void') throw new CallError('CLOSED', { detail: REASONS.cardReturned })
  if (card.state !== 'new') throw new CallError('DUP', { detail: REASONS.cardUsed })
  await takeSmsCodeWithin(ctx, { mobile: wish.mobile, code: wish.verifyCode, use: 'card' })
  return await shownCard(db, await bindCard(ctx, card, wish), at)
}

/** Makes the caller the holder of a card, once; DUP when somebody else was faster. */
export async function bindCard(
  { db, iid, me, secrets, clock }: Context,
  { id, offer_id }: Pick<Card, 'id' | 'offer_id'>,
  { name, idCard, mobile }: Pick<ActivateWish, 'name' | 'idCard' | 'mobile'>,
): Promise<Card> {
  const at = clock()
  const offer = await db
    .selectFrom('card_offer')
    .select(['days', 'rights'])
    .where('iid', '=', iid)
    .where('id', '=', offer_id)
    .executeTakeFirstOrThrow()
  const sealed = seal(secrets, 'card-holder', toIdCard18(idCard))
  const activated = await db
    .updateTable('realcard')
    .set({
      ...{ state: 'active', user_id: me.user_id, name, id_enc: sealed.cipher, id_hash: sealed.hash, mobile },
      ...{ activated_at: at, expires: at + offer.days * DAY, pwd_enc: '' },
      rights: JSON.stringify(offer.rights.map((right) => ({ ...right, used: 0 }))),
    })
    .where('iid', '=', iid)
    .where('id', '=', id)
    .where('state', '=', 'new')
    .returningAll()
    .executeTakeFirst()
  if (!activated) throw new CallError('DUP', { detail: REASONS.cardUsed })
  await logCard(db, activated, { kind: 'activated', at })
  return activated
}

function checkForm(wish: ActivateWish, today: string): void {
  const refuse = (detail: (typeof REASONS)[keyof typeof REASONS]) => new CallError('PARAM', { detail })
  if (!isCardNo(wish.cardNo) || wish.pwd.trim() === '') throw new CallError('NOTFOUND', { detail: REASONS.wrongCard })
  if (!isIdCard(wish.idCard, today)) throw refuse(REASONS.idNumber)
  if (!isMobile(wish.mobile)) throw refuse(REASONS.mobile)
  if (!wish.consent) throw refuse(REASONS.consentFirst)
}

/** The card of a number and its password. A wrong one counts for the number although the call is refused. */
async function cardOf(ctx: Context, { cardNo, pwd }: ActivateWish): Promise<Pick<Card, 'id'>> {
  const { db, iid, secrets } = ctx
  const key = secrets.sign('card try', `${iid} ${cardNo}`)
  const one = { iid, key, most: TRIES, lockMs: LOCK_MS, at: ctx.clock() }
  await claimTry(db, one)
  const card = await db
    .selectFrom('realcard')
    .select(['id', 'pwd_hash'])
    .where('iid', '=', iid)
    .where('no', '=', cardNo)
    .executeTakeFirst()
  if (isPassword(secrets, cardNo, pwd, card?.pwd_hash) && card) {
    await db.deleteFrom('password_try').where('iid', '=', iid).where('key', '=', key).execute()
    return card
  }
  throw new CallError('NOTFOUND', {
    detail: REASONS.wrongCard,
    ...(db.isTransaction ? { afterwards: (later) => claimTry(later, one).catch(ignoreLock) } : {}),
  })
}

/** Who has reached the limit stays there. */
function ignoreLock(error: unknown): void {
  if (!(error instanceof CallError)) throw error
}

/** The card, locked; of a sent one its order first, so that it is not given back meanwhile. */
async function lockedCard({ db, iid, clock }: Context, id: string): Promise<Card> {
  const find = () => db.selectFrom('realcard').selectAll().where('iid', '=', iid).where('id', '=', id)
  const { order_id } = await find().executeTakeFirstOrThrow()
  if (order_id !== null) {
    const open = await openOrder(db, { iid, id: order_id }, clock())
    const given = open?.chains.some(({ status }) => status > ORDER_STATUS.completed)
    if (given) throw new CallError('CLOSED', { detail: REASONS.cardReturned })
  }
  return await find().forUpdate().executeTakeFirstOrThrow()
}
