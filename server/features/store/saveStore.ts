import { DIS_ROLE_STATUS, type openStore, type ParsedParamsOf, type SmallStore, type saveStore } from '@quanzi/contract'
import { askerOf } from '../../call/Asker'
import { CallError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import { refuseBannedWords } from '../../call/refuseBannedWords'
import { isUniqueViolation } from '../../db/withTransaction'
import { pictureAddress, requireOwnPictures } from '../../delivery/storage/ownPictures'
import { takeSmsCodeWithin } from '../../identity/smsCodes'
import { refuseNewWords, refuseRestricted } from '../../items/restrictions'
import { requireOwnStore, storeOf } from './ownStore'
import { storeAnswer } from './storeView'
import { joinAllSuppliers } from './supplyPartners'

/** Another store of the tenant has the name. */
const asTaken = (error: unknown): unknown =>
  isUniqueViolation(error, 'small_store_name') ? new CallError('DUP', { data: { field: 'name' } }) : error

/** The same for every other number: the answer must not tell whose it is. */
const NOT_YOURS = { zh: '请填写你账号绑定的手机号', en: 'Enter the mobile number of your own account' } as const

/** Opens the caller's store with a code for their own number; a second one is answered with the first. */
export async function openOwnStore(
  ctx: Context,
  { name, phone, verifyCode }: Omit<ParsedParamsOf<typeof openStore>, 'iid' | 'reqId'>,
): Promise<SmallStore> {
  const { db, iid, me } = ctx
  const first = await storeOf(db, me)
  if (first) return { ...(await storeAnswer(db, askerOf(ctx), String(first.id))), again: true }
  if (!(await holdRole(ctx))) throw new CallError('DENIED')
  if (phone !== me.mobile) throw new CallError('CODE', { detail: NOT_YOURS })
  await refuseRestricted(db, me, ctx.clock())
  await refuseBannedWords(db, iid, name)
  await takeSmsCodeWithin(ctx, { mobile: phone, code: verifyCode, use: 'shop' })
  return await foundStore(ctx, name)
}

/** Makes the caller's store; they are its manager and its first recipient of order messages. */
export async function foundStore(ctx: Context, name: string): Promise<SmallStore> {
  const { db, iid, me } = ctx
  const store = await db
    .insertInto('small_store')
    .values({ iid, user_id: me.user_id, name, logo: me.head_img, at: ctx.clock() })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch((error: unknown) => {
      throw asTaken(error)
    })
  await joinAllSuppliers(db, { iid, id: store.id })
  const own = { iid, store_id: store.id, user_id: me.user_id, name: '' }
  await db
    .insertInto('store_member')
    .values([
      { ...own, kind: 'master', options: '{}' },
      { ...own, kind: 'notify', options: JSON.stringify({ events: ['paid', 'refund'] }) },
    ])
    .execute()
  return await storeAnswer(db, askerOf(ctx), String(store.id))
}

/** An address of an own upload or of a drawing of this server; one that the store has already stays as it is. */
export async function ownPicture(ctx: Context, given: string, kept: string, field: string): Promise<string> {
  if (given === '' || given === kept || /^\/media\/[\w.-]+$/.test(given)) return given
  await requireOwnPictures(ctx.db, ctx.me.user_id, { images: [given], field })
  return pictureAddress(given)
}

/** Changes what is given of the own store. */
export async function changeStore(
  ctx: Context,
  wish: Omit<ParsedParamsOf<typeof saveStore>, 'iid' | 'reqId'>,
): Promise<SmallStore> {
  const { db, iid, me } = ctx
  const store = await requireOwnStore(db, me, wish.id)
  const { name, notice, city, open } = wish
  await refuseNewWords(db, me, ctx.clock(), {
    before: [store.name, store.notice, store.city, store.logo, store.banner],
    after: [name, notice, city, wish.logo, wish.banner],
  })
  await refuseBannedWords(db, iid, name, notice, city)
  if (open && !(await holdRole(ctx))) throw new CallError('NOTDISTRIBUTOR')
  const logo = wish.logo === undefined ? undefined : await ownPicture(ctx, wish.logo, store.logo, 'logo')
  const banner = wish.banner === undefined ? undefined : await ownPicture(ctx, wish.banner, store.banner, 'banner')
  const changes = Object.entries({ name, logo, banner, notice, city, open }).filter(([, value]) => value !== undefined)
  if (changes.length > 0)
    await db
      .updateTable('small_store')
      .set(Object.fromEntries(changes))
      .where('iid', '=', iid)
      .where('id', '=', store.id)
      .execute()
      .catch((error: unknown) => {
        throw asTaken(error)
      })
  return await storeAnswer(db, askerOf(ctx), wish.id)
}

/**
 * Tells whether the caller is a distributor, and keeps the role until the transaction ends: who ends it waits, and then
 * closes the store that was opened.
 */
async function holdRole({ db, iid, me }: Context): Promise<boolean> {
  const role = await db
    .selectFrom('dis_role')
    .select('id')
    .where('iid', '=', iid)
    .where('user_id', '=', me.user_id)
    .where('status', '=', DIS_ROLE_STATUS.approved)
    .forShare()
    .executeTakeFirst()
  return role !== undefined
}
