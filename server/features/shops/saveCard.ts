import { randomBytes } from 'node:crypto'
import { CARD_TEMPLATES, CARD_VISIBILITIES, type CardPart, isMobile } from '@quanzi/contract'
import * as v from 'valibot'
import { CallError, paramError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import { latShape, lngShape, parsePart, textOf } from '../../call/partShapes'
import { REASONS } from '../../call/reasons'
import { refuseBannedWords } from '../../call/refuseBannedWords'
import { isUniqueViolation } from '../../db/withTransaction'
import { pictureAddress, requireOwnPictures } from '../../delivery/storage/ownPictures'
import { uploadKeyOf } from '../../delivery/storage/uploadKeyOf'
import { refuseNewWords, refuseRestricted } from '../../items/restrictions'
import { businessOf, type CardRow, findCard, lookOf } from './cardRow'

const Personal = v.object({
  ...{ name: textOf(20, 1), post: textOf(30), phone: textOf(20), wechat: textOf(40), email: textOf(60) },
  ...{
    headImg: textOf(500),
    intro: textOf(200),
    showPhone: v.optional(v.picklist(['none', 'mutual', 'all']), 'mutual'),
  },
})
const Business = v.object({
  ...{ company: textOf(40), industry: textOf(20), licence: textOf(500), address: textOf(120) },
  ...{ lat: latShape, lng: lngShape, shopId: textOf(64) },
})
const Look = v.object({
  ...{ template: v.picklist(CARD_TEMPLATES), cover: textOf(500), video: textOf(500) },
  visibility: v.picklist(CARD_VISIBILITIES),
})

/** The changed column of a part, as JSON text. */
async function columnOf(ctx: Context, part: CardPart, data: unknown, card: CardRow | undefined) {
  const { db, iid, me } = ctx
  const picture = (image: string, before: string | undefined, field: string) =>
    ownPicture(ctx, image, before ?? '', field)
  if (part === 'edit') {
    const said = parsePart(Personal, data, { name: REASONS.cardName })
    if (!isMobile(said.phone)) throw new CallError('PARAM', { detail: REASONS.mobile })
    await refuseBannedWords(db, iid, said.name, said.post, said.intro, said.wechat, said.email)
    const known = said.headImg === me.head_img ? me.head_img : card?.personal.headImg
    const headImg = await picture(said.headImg, known, 'headImg')
    return { personal: JSON.stringify({ ...said, headImg }) }
  }
  if (part === 'bcard') {
    const said = parsePart(Business, data)
    await refuseBannedWords(db, iid, said.company, said.industry, said.address)
    if (said.shopId !== '') await requireOwnShop(ctx, said.shopId)
    const licence = await picture(said.licence, card && businessOf(card).licence, 'licence')
    return { business: JSON.stringify({ ...said, licence }) }
  }
  const said = parsePart(Look, data)
  const before = card && lookOf(card)
  const cover = await picture(said.cover, before?.cover, 'cover')
  return { look: JSON.stringify({ ...said, cover, video: await ownVideo(ctx, said.video, before?.video ?? '') }) }
}

/** Writes one part of the member's card; the part `edit` makes the card. */
export async function saveCard(
  ctx: Context,
  { part, data, version }: { readonly part: CardPart; readonly data: unknown; readonly version: number },
): Promise<{ id: string; version: number }> {
  const { db, iid, me } = ctx
  const card = await findCard(db, iid, { userId: me.user_id })
  if (!card && part !== 'edit') throw new CallError('NOTFOUND')
  if ((card?.version ?? 0) !== version) throw new CallError('STALE')
  const look = part === 'edit' || part === 'bcard' ? undefined : parsePart(Look, data)
  if (look) {
    const shown = card && lookOf(card)
    const before = shown ? [shown.cover, shown.video] : []
    await refuseNewWords(db, me, ctx.clock(), { before, after: [look.cover, look.video] })
  } else await refuseRestricted(db, me, ctx.clock())
  const column = await columnOf(ctx, part, data, card)
  if (!card) {
    // Random: for a card that only holders of its link may open, the id is the link.
    const id = randomBytes(9).toString('hex')
    const blank = { personal: '{}', business: '{}', look: '{}' }
    try {
      await db
        .insertInto('card')
        .values({ iid, id, user_id: me.user_id, at: ctx.clock(), ...blank, ...column })
        .execute()
    } catch (error) {
      throw isUniqueViolation(error) ? new CallError('STALE') : error
    }
    return { id, version: 1 }
  }
  const saved = await db
    .updateTable('card')
    .set({ ...column, version: version + 1 })
    .where('iid', '=', iid)
    .where('id', '=', card.id)
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst()
  if (!saved) throw new CallError('STALE')
  return { id: card.id, version: saved.version }
}

/** The address of an own upload, of a drawing of this server, or of the picture before. */
async function ownPicture({ db, me }: Context, image: string, before: string, field: string): Promise<string> {
  if (image === '' || image === before || /^\/media\/[\w.-]+$/.test(image)) return image
  await requireOwnPictures(db, me.user_id, { images: [image], field })
  return pictureAddress(image)
}

async function ownVideo({ db, me }: Context, video: string, before: string): Promise<string> {
  if (video === '' || video === before) return video
  const own = await db
    .selectFrom('uploads')
    .select('key')
    .where('key', '=', uploadKeyOf(video) ?? '')
    .where('user_id', '=', me.user_id)
    .where('type', 'like', 'video/%')
    .executeTakeFirst()
  if (!own) throw paramError('video')
  return pictureAddress(video)
}

async function requireOwnShop({ db, iid, me }: Context, id: string): Promise<void> {
  const shop = await db
    .selectFrom('shop')
    .select('id')
    .where('iid', '=', iid)
    .where('id', '=', id)
    .where('owner_id', '=', me.user_id)
    .where('status', '=', 'open')
    .executeTakeFirst()
  if (!shop) throw paramError('shopId')
}
