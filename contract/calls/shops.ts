import * as v from 'valibot'
import type { Id as RowId } from '../entities/page'
import { CARD_PARTS, type ShopJoin, type ShopMedia } from '../entities/shop'
import { SHOP_MEDIA } from '../rules/shops'
import { defineCall, reply } from './define'
import { Code, Id, Iid, JsonObject, JsonOf, ListOf, maybe, Raw, ReqId } from './fields'

/**
 * Writes one part of the caller's business card; the first part, `edit`, makes it. STALE when `version` is not that of
 * the card. Ours.
 */
export const saveCard = /*#__PURE__*/ defineCall({
  uri: '/v2/card/save',
  params: v.object({
    iid: Iid,
    reqId: ReqId,
    part: v.picklist(CARD_PARTS),
    /** By part: CardPersonal, CardBusiness or CardLook. */
    data: JsonObject,
    /** 0 for a new card. */
    version: Code,
  }),
  reply: reply<{ readonly id: RowId; readonly version: number }>(),
  access: 'member',
  errors: ['NOTFOUND', 'STALE'],
  source: 'screens-content §5b',
})

/**
 * The caller's application for a partner shop. Step 0 reads it, step 1 saves the shop (ShopStep1), step 2 submits it
 * (ShopStep2): with a fee it is unpaid until order 212 is paid, else it is reviewed at once. DUP while the caller has an
 * open shop, STALE for an application that was submitted. Ours.
 */
export const joinShop = /*#__PURE__*/ defineCall({
  uri: '/v2/shops/join',
  params: v.object({
    iid: Iid,
    reqId: ReqId,
    step: v.pipe(Code, v.picklist([0, 1, 2])),
    id: maybe(Id),
    data: maybe(JsonObject),
  }),
  reply: reply<ShopJoin>(),
  access: 'member',
  errors: ['NOTFOUND', 'STALE', 'DUP'],
  source: 'screens-content §5b',
})

const MOST_MEDIA = SHOP_MEDIA.images + SHOP_MEDIA.videos

/**
 * The album of a partner shop. Its owner adds own uploads (the same one once), removes some and orders them; others
 * only read it. LIMIT for the 31st picture and the 7th video. Ours.
 */
export const shopMedia = /*#__PURE__*/ defineCall({
  uri: '/v2/shops/media',
  params: v.object({
    iid: Iid,
    reqId: ReqId,
    shopId: Id,
    add: maybe(JsonOf(v.pipe(v.array(v.object({ url: Raw(500), poster: maybe(Raw(500)) })), v.maxLength(MOST_MEDIA)))),
    removeIds: maybe(ListOf(Id, MOST_MEDIA)),
    /** The ids in their new order; those that are not named come after them. */
    order: maybe(ListOf(Id, MOST_MEDIA)),
  }),
  reply: reply<{ readonly list: readonly ShopMedia[] }>(),
  access: 'public',
  errors: ['NOTFOUND', 'LIMIT'],
  source: 'screens-content §5b',
})

/** Calls of partner shops and business cards. */
export const shopsCalls = { saveCard, joinShop, shopMedia }
