import {
  isBankCard,
  isEmail,
  isMobile,
  MOST_PAY_ACCOUNTS,
  maskMobile,
  maskNumber,
  type PayAccount,
  type PayAccountKind,
} from '@quanzi/contract'
import type { Selectable } from 'kysely'
import { CallError, paramError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import { REASONS } from '../../call/reasons'
import type { Member } from '../../call/Session'
import { rowId } from '../../db/rowId'
import type { Db } from '../../db/schema'
import type { WalletTables } from '../../db/schema/wallet'
import { seal } from '../../db/seal'
import { takeTurns } from '../../db/takeTurns'
import { isUniqueViolation, withTransaction } from '../../db/withTransaction'
import { takeSmsCodeWithin } from '../../identity/smsCodes'
import { verifiedName } from '../relation/public'

/** The purpose for sealing payout numbers. */
export const PAYOUT_SEAL = 'payout-number'

const SHOWN = ['id', 'kind', 'holder', 'masked', 'is_default'] as const

type Shown = Pick<Selectable<WalletTables['pay_account']>, (typeof SHOWN)[number]>

const shown = ({ id, kind, holder, masked, is_default }: Shown): PayAccount => ({
  id: String(id),
  kind,
  holder,
  masked,
  isDefault: is_default,
})

/** The member's payout accounts, the default one first. */
export async function payAccounts(db: Db, { iid, user_id }: Member): Promise<PayAccount[]> {
  const rows = await db
    .selectFrom('pay_account')
    .select(SHOWN)
    .where('iid', '=', iid)
    .where('user_id', '=', user_id)
    .orderBy('is_default', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(shown)
}

export interface AccountWish {
  readonly id?: string | undefined
  readonly kind?: PayAccountKind | undefined
  readonly holder?: string | undefined
  readonly number?: string | undefined
  readonly isDefault?: boolean | undefined
  readonly verifyCode?: string | undefined
  readonly remove?: boolean | undefined
}

/** Adds, changes or removes a payout account. Changes by one member run one after another. */
export async function savePayAccount(ctx: Context, wish: AccountWish): Promise<PayAccount | null> {
  const saving = withTransaction(ctx.db, async (db) => {
    await takeTurns(db, ctx.iid, `payout ${ctx.me.user_id}`)
    if (wish.id === undefined) return await add(ctx, db, wish)
    return wish.remove ? await remove(ctx, db, wish.id) : await change(ctx, db, wish.id, wish)
  })
  return await saving.catch((error: unknown) => {
    throw isUniqueViolation(error) ? new CallError('DUP') : error
  })
}

async function add(ctx: Context, db: Db, wish: AccountWish): Promise<PayAccount> {
  const { iid, me } = ctx
  if (!wish.kind) throw paramError('kind')
  if (!wish.holder) throw paramError('holder')
  const own = await payAccounts(db, me)
  if (own.length >= MOST_PAY_ACCOUNTS) throw new CallError('LIMIT')
  await requireHolder(db, me, wish.holder)
  const number = await givenNumber(ctx, wish.kind, wish)
  const isDefault = wish.isDefault === true || own.length === 0
  if (isDefault) await unsetDefault(db, me)
  const row = await db
    .insertInto('pay_account')
    .values({ iid, user_id: me.user_id, kind: wish.kind, holder: wish.holder, ...number, is_default: isDefault })
    .returning(SHOWN)
    .executeTakeFirstOrThrow()
  return shown(row)
}

async function change(ctx: Context, db: Db, id: string, wish: AccountWish): Promise<PayAccount> {
  const { iid, me } = ctx
  const old = await ownAccount(db, me, id)
  if (wish.number || wish.holder !== undefined) await requireHolder(db, me, wish.holder ?? old.holder)
  const number = wish.number ? await givenNumber(ctx, old.kind, wish) : {}
  if (wish.isDefault) await unsetDefault(db, me)
  // Staff see how long an account has been what it is: another name counts like another number.
  const isRenamed = wish.holder !== undefined && wish.holder !== old.holder
  const given = {
    ...number,
    ...(isRenamed ? { holder: wish.holder, numbered_at: ctx.clock() } : {}),
    ...(wish.isDefault ? { is_default: true } : {}),
  }
  if (Object.keys(given).length === 0) return shown(old)
  // A new holder's name needs the code too, just like a new number.
  if (isRenamed && !wish.number) await takeCode(ctx, wish.verifyCode)
  const row = await db
    .updateTable('pay_account')
    .set(given)
    .where('iid', '=', iid)
    .where('id', '=', old.id)
    .returning(SHOWN)
    .executeTakeFirstOrThrow()
  return shown(row)
}

async function remove(ctx: Context, db: Db, id: string): Promise<null> {
  const { iid, me } = ctx
  const old = await ownAccount(db, me, id)
  const open = await db
    .selectFrom('withdrawal')
    .select('id')
    .where('iid', '=', iid)
    .where('user_id', '=', me.user_id)
    .where('account_id', '=', old.id)
    .where('status', 'in', [0, 1])
    .executeTakeFirst()
  if (open) throw new CallError('STALE', { detail: REASONS.accountInUse, data: { id: String(open.id) } })
  await db.deleteFrom('pay_account').where('iid', '=', iid).where('id', '=', old.id).execute()
  if (!old.is_default) return null
  const next = (await payAccounts(db, me))[0]
  if (next)
    await db
      .updateTable('pay_account')
      .set({ is_default: true })
      .where('iid', '=', iid)
      .where('id', '=', rowId(next.id))
      .execute()
  return null
}

/** True when the member's identity is verified, under another name than this one. */
export async function nameDiffers(db: Db, { iid, user_id }: Pick<Member, 'iid' | 'user_id'>, holder: string) {
  const name = await verifiedName(db, iid, user_id)
  const bare = (text: string) => text.replace(/\s/g, '').toLowerCase()
  return name !== null && bare(name) !== bare(holder)
}

/** Whose identity is verified is paid under that name only (screens-commerce §3.8). */
export async function requireHolder(db: Db, me: Member, holder: string): Promise<void> {
  if (await nameDiffers(db, me, holder)) throw new CallError('PARAM', { detail: REASONS.holderName })
}

/** The member's own account with this id; NOTFOUND for any other. */
export async function ownAccount(db: Db, { iid, user_id }: Member, id: string) {
  const row = await db
    .selectFrom('pay_account')
    .selectAll()
    .where('iid', '=', iid)
    .where('id', '=', rowId(id))
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  if (!row) throw new CallError('NOTFOUND')
  return row
}

const unsetDefault = (db: Db, { iid, user_id }: Member) =>
  db
    .updateTable('pay_account')
    .set({ is_default: false })
    .where('iid', '=', iid)
    .where('user_id', '=', user_id)
    .where('is_default', '=', true)
    .execute()

/** The columns of a payout number. A code sent to the member's own mobile must permit it. */
async function givenNumber(ctx: Context, kind: PayAccountKind, { number = '', verifyCode }: AccountWish) {
  const plain = kind === 'wechat' ? (ctx.session?.openid ?? '') : number.replace(/\s/g, '')
  if (kind === 'wechat' && plain === '') throw paramError('kind', REASONS.bindInWechat)
  if (kind === 'alipay' && !isMobile(plain) && !isEmail(plain)) throw paramError('number', REASONS.alipayAccount)
  if (kind === 'bank' && !isBankCard(plain)) throw paramError('number', REASONS.bankCard)
  await takeCode(ctx, verifyCode)
  const { cipher, hash } = seal(ctx.secrets, PAYOUT_SEAL, plain)
  return { masked: masked(kind, plain), number_enc: cipher, number_hash: hash, numbered_at: ctx.clock() }
}

async function takeCode(ctx: Context, code: string | undefined): Promise<void> {
  const { mobile } = ctx.me
  if (!mobile) throw new CallError('NOTELIGIBLE', { data: { missing: ['mobile'] } })
  if (!code) throw paramError('verifyCode')
  await takeSmsCodeWithin(ctx, { mobile, code, use: 'payout' })
}

function masked(kind: PayAccountKind, number: string): string {
  if (kind === 'wechat') return ''
  if (kind === 'bank') return maskNumber(number)
  const [name = '', host] = number.split('@')
  return host === undefined ? maskMobile(number) : `${name.slice(0, 1)}***@${host}`
}
