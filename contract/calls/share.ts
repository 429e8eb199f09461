import * as v from 'valibot'
import { defineCall, reply } from './define'
import { Code, Iid, identity, JsonObject, Line, maybe, Raw, Text } from './fields'

/** A picture for sharing, with a QR code; the same input gets the same picture. */
export const createPoster = /*#__PURE__*/ defineCall({
  uri: '/internal.poster.create',
  params: v.object({
    iid: maybe(Iid),
    bgImg: Raw(500),
    userImg: maybe(Raw(500)),
    userName: maybe(Line(40)),
    title: maybe(Line(80)),
    /** The code's target, an address of the tenant. The server reads the item's price and dates from it. */
    dstUrl: Raw(2000),
    /** The layout. Ours; `picture` by default. */
    template: maybe(v.picklist(['picture', 'card', 'words'])),
  }),
  reply: reply<{ readonly imgUrl: string; readonly url: string }>(),
  access: 'public',
  errors: ['LIMIT'],
  source: 'shell-and-routes §3, §7',
})

/** A picture of a membership card. */
export const createVipCard = /*#__PURE__*/ defineCall({
  uri: '/internal.vip.card.create',
  params: v.object({
    iid: maybe(Iid),
    cardTitle: Line(40),
    cardDesc: maybe(Text(120)),
    cardNo: Text(40),
    cardDate: maybe(Text(40)),
    cardImg: maybe(Raw(500)),
    dstUrl: maybe(Raw(2000)),
  }),
  reply: reply<{ readonly imgUrl: string }>(),
  access: 'member',
  errors: ['LIMIT'],
  source: 'shell-and-routes §3, §7',
})

/**
 * Counts: 1 timeline share, 2 friend share, 3 page view, 4 unknown path, 5 action tap, 6 ad shown,
 * 7 ad closed, 8 download tap. `p` is JSON {path, moduleType, id, k}; the same k counts once.
 */
export const recordStat = /*#__PURE__*/ defineCall({
  uri: '/v1/sys/stat',
  params: v.object({
    iid: Iid,
    rid: identity.rid,
    type: v.pipe(Code, v.minValue(1), v.maxValue(8)),
    p: maybe(JsonObject),
  }),
  reply: reply<{ readonly ok: true }>(),
  access: 'public',
  trace: true,
  source: 'shell-and-routes §7',
})

/** The target address of a short link's code; counts the visit. */
export const parseShortUrl = /*#__PURE__*/ defineCall({
  uri: '/v1/shorturl/parse',
  params: v.object({ url: Raw(200) }),
  reply: reply<string>(),
  access: 'public',
  errors: ['NOTFOUND'],
  safe: true,
  source: 'shell-and-routes §7',
})

const ShortLink = reply<{ readonly code: string; readonly url: string }>()

/** A short link to an address of the tenant; the same address gets the same code. */
export const createShortUrl = /*#__PURE__*/ defineCall({
  uri: '/v1/shorturl/create',
  params: v.object({ url: Raw(2000) }),
  reply: ShortLink,
  access: 'public',
  errors: ['LIMIT'],
  source: 'shell-and-routes §7',
})

/** The same call under its other documented name. */
export const createShortUrlApi = /*#__PURE__*/ defineCall({
  uri: '/api/shorturl/create',
  params: v.object({ url: Raw(2000) }),
  reply: ShortLink,
  access: 'public',
  errors: ['LIMIT'],
  source: 'shell-and-routes §7',
})

/** Calls for sharing and statistics. */
export const shareCalls = {
  createPoster,
  createVipCard,
  recordStat,
  parseShortUrl,
  createShortUrl,
  createShortUrlApi,
}
