import { isDeepStrictEqual as isEqual } from 'node:util'
import { isCreditCode, isMobileLoose, type ShopJoin, toCreditCode } from '@quanzi/contract'
import type { Selectable } from 'kysely'
import * as v from 'valibot'
import { CallError, paramError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import { latShape, lngShape, parsePart, textOf } from '../../call/partShapes'
import { REASONS } from '../../call/reasons'
import { refuseBannedWords } from '../../call/refuseBannedWords'
import type { ShopData, WaitingTables } from '../../db/schema/waiting'
import { takeTurns } from '../../db/takeTurns'
import { pictureAddress, requireOwnPictures } from '../../delivery/storage/ownPictures'
import { readAddress } from '../../delivery/storage/readAddress'
import { uploadKeyOf } from '../../delivery/storage/uploadKeyOf'
import { shopTerms } from './shopTerms'

type Apply = Selectable<WaitingTables['shop_apply']>

const MOST_PHOTOS = 6

const Step1 = v.object({
  ...{ name: textOf(30, 2), typeId: textOf(64, 1), contact: textOf(20, 2), phone: textOf(20, 1) },
  ...{ region: textOf(60, 1), address: textOf(120, 1), lat: latShape, lng: lngShape },
})
const FILL = Object.fromEntries(
  ['name', 'typeId', 'contact', 'phone', 'region', 'address'].map((field) => [field, REASONS.fillIn]),
)
const Step2 = v.object({
  creditCode: textOf(40),
  licence: textOf(500),
  photos: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(MOST_PHOTOS)),
  intro: textOf(500, 10),
  consent: v.optional(v.boolean(), false),
})

const OPEN: ReadonlySet<string> = new Set(['draft', 'unpaid', 'reviewing'])

export interface JoinWish {
  readonly step: 0 | 1 | 2
  readonly id?: string | undefined
  readonly data?: unknown
}

/** Reads, saves or submits the caller's application. */
export async function joinShop(ctx: Context, { step, id, data }: JoinWish): Promise<ShopJoin> {
  const { db, iid, me } = ctx
  if (step > 0) await takeTurns(db, iid, `shop apply ${me.user_id}`)
  const apply = await ownApply(ctx, id)
  if (step === 0) return await shown(ctx, apply)
  if (step === 1) await saveStep1(ctx, apply, data)
  else await submit(ctx, apply, data)
  return await shown(ctx, await ownApply(ctx, step === 2 ? id : undefined))
}

/** The caller's latest application, or the one with the id; NOTFOUND for somebody else's. */
async function ownApply({ db, iid, me }: Context, id: string | undefined): Promise<Apply | undefined> {
  const row = await db
    .selectFrom('shop_apply')
    .selectAll()
    .where('iid', '=', iid)
    .where('user_id', '=', me.user_id)
    .$if(id !== undefined, (q) => q.where('id', '=', id ?? ''))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (id !== undefined && !row) throw new CallError('NOTFOUND')
  return row
}

async function saveStep1(ctx: Context, apply: Apply | undefined, data: unknown): Promise<void> {
  const { db, iid, me } = ctx
  const said = parsePart(Step1, data, FILL)
  if (!isMobileLoose(said.phone)) throw new CallError('PARAM', { detail: REASONS.mobile })
  await refuseBannedWords(db, iid, said.name, said.contact, said.address)
  await requireType(ctx, said.typeId)
  const at = ctx.clock()
  if (apply && OPEN.has(apply.status)) {
    const saved = await db
      .updateTable('shop_apply')
      .set({ data: JSON.stringify({ ...apply.data, ...said }), moved_at: at })
      .where('iid', '=', iid)
      .where('id', '=', apply.id)
      .where('status', '=', 'draft')
      .returning('id')
      .executeTakeFirst()
    if (!saved) throw new CallError('STALE')
    return
  }
  if (await openShop(ctx)) throw new CallError('DUP')
  // What a refused application said need not be typed again.
  const kept: ShopData = apply?.status === 'refused' ? apply.data : {}
  const { fee } = await shopTerms(db, iid)
  const row = { user_id: me.user_id, step: 1, data: JSON.stringify({ ...kept, ...said }), status: 'draft' as const }
  await db
    .insertInto('shop_apply')
    .values({ iid, ...row, fee_fen: fee, order_id: null, at, moved_at: at })
    .execute()
}

async function submit(ctx: Context, apply: Apply | undefined, data: unknown): Promise<void> {
  const { db, iid, me } = ctx
  if (!apply) throw new CallError('NOTFOUND')
  const { consent, ...said } = parsePart(Step2, data, { photos: REASONS.shopPhotos, intro: REASONS.shopIntro })
  if (!isCreditCode(said.creditCode)) throw new CallError('PARAM', { detail: REASONS.creditCode })
  const { creditCode, intro, photos: before } = apply.data
  const isRepeated =
    creditCode === toCreditCode(said.creditCode) &&
    intro === said.intro &&
    isEqual(before, said.photos.map(pictureAddress)) &&
    apply.data.licence === uploadKeyOf(said.licence)
  if (apply.status !== 'draft') {
    // Sent twice, by a second tap or another device: it is answered as the first time.
    if (isRepeated && OPEN.has(apply.status)) return
    throw new CallError('STALE')
  }
  if (!consent) throw new CallError('PARAM', { detail: REASONS.consentJoin })
  await refuseBannedWords(db, iid, said.intro)
  const licence = await privateLicence(ctx, said.licence)
  await requireOwnPictures(db, me.user_id, { images: said.photos, field: 'photos' })
  const photos = said.photos.map(pictureAddress)
  // The fee of the day on which it is submitted.
  const { fee } = await shopTerms(db, iid)
  const all = { ...apply.data, ...said, creditCode: toCreditCode(said.creditCode), licence, photos }
  const sent = await db
    .updateTable('shop_apply')
    .set({
      ...{ data: JSON.stringify(all), step: 2, fee_fen: fee, moved_at: ctx.clock() },
      status: fee > 0 ? ('unpaid' as const) : ('reviewing' as const),
    })
    .where('iid', '=', iid)
    .where('id', '=', apply.id)
    .where('status', '=', 'draft')
    .returning('id')
    .executeTakeFirst()
  if (!sent) throw new CallError('STALE')
}

/** The key of a private upload of the caller's. */
async function privateLicence({ db, me }: Context, licence: string): Promise<string> {
  const key = uploadKeyOf(licence)
  const own = await db
    .selectFrom('uploads')
    .select('key')
    .where('key', '=', key ?? '')
    .where('user_id', '=', me.user_id)
    .where('private', '=', true)
    .where('type', 'like', 'image/%')
    .executeTakeFirst()
  if (!own) throw new CallError('PARAM', { detail: REASONS.licence })
  return own.key
}

async function requireType({ db, iid }: Context, id: string): Promise<void> {
  const type = await db
    .selectFrom('feature_types')
    .select('id')
    .where('iid', '=', iid)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!type) throw paramError('typeId', REASONS.fillIn)
}

const openShop = ({ db, iid, me }: Context) =>
  db
    .selectFrom('shop')
    .select('id')
    .where('iid', '=', iid)
    .where('owner_id', '=', me.user_id)
    .where('status', '=', 'open')
    .executeTakeFirst()

/** The application for its owner; the licence by an address that expires. */
async function shown(ctx: Context, apply: Apply | undefined): Promise<ShopJoin> {
  const { db, iid } = ctx
  const { fee, conditions, benefits } = await shopTerms(db, iid)
  if (!apply) return { id: '', step: 0, status: 'none', feeFen: fee, data: {}, conditions, benefits, at: 0 }
  const { licence } = apply.data
  const origin = ctx.inMiniProgram ? ctx.config.publicUrl : ''
  const shop = apply.status === 'passed' ? await openShop(ctx) : undefined
  return {
    ...{ id: apply.id, step: apply.step === 2 ? 2 : 1, status: apply.status },
    feeFen: apply.status === 'draft' || apply.status === 'refused' ? fee : apply.fee_fen,
    ...(apply.reason ? { reason: apply.reason } : {}),
    ...(apply.status === 'refused' && apply.order_id !== null ? { refundFen: apply.fee_fen } : {}),
    data: licence ? { ...apply.data, licence: readAddress(ctx, origin, licence) } : apply.data,
    ...(shop ? { shopId: shop.id } : {}),
    ...{ conditions, benefits, at: apply.moved_at },
  }
}
