import { type CallDefinition, RELATION_PARTS } from '@quanzi/contract'
import type * as v from 'valibot'
import { sampleParams } from '../sampleParams'
import { ACT, ACTS, ALBUM, CLUB, CLUBS, FRIEND_RID, NOTE, NOTES, OWN_CLUB, ROOMS, TRACKS, VIEWER, WORDS } from './GROWN'
import type { ListCall } from './listCalls'

type Params = Readonly<Record<string, unknown>>

/** Default values of parameters by name; `BY_CALL` has the exceptions. */
const BY_NAME: Params = { iid: VIEWER.iid, targetId: NOTE, scope: 'act', refId: ACT, toRid: FRIEND_RID }

/**
 * The ways to request a list, by its uri, for a number of rows. Other lists are requested with their required
 * parameters only.
 */
const BY_CALL: Readonly<Record<string, (rows: number) => readonly Params[]>> = {
  '/v1/content/list': () => [
    {},
    { moduleType: NOTES },
    { moduleType: NOTES, isNew: 1 },
    { moduleType: NOTES, tag: 'tag2' },
    { moduleType: CLUBS },
    { moduleType: ROOMS },
    ...['@upcoming', '@open', '@running', '@ended'].map((tag) => ({ moduleType: ACTS, tag })),
    ...['@mine', '@follow', '@owned', '@shelf', '@by:1'].map((tag) => ({ moduleType: NOTES, tag })),
    { moduleType: ACTS, tag: `@in:${CLUB}` },
    { moduleType: TRACKS, tag: `@in:${CLUB}` },
    { moduleType: TRACKS },
    { tag: `@in:${CLUB}` },
  ],
  '/v2/content/search': () => [
    ...['hot', 'new', 'score'].map((sortBy) => ({ sortBy })),
    { sortBy: 'score', moduleTypes: [ACTS] },
    { sortBy: 'price', moduleTypes: [ACTS] },
    // Of the first type there are no notes.
    ...['type7', 'type8'].map((typeId) => ({ sortBy: 'hot', moduleTypes: [NOTES], typeId })),
    { sortBy: 'near', lat: 30.5, lng: 120.5 },
    { sortBy: 'new', moduleTypes: [NOTES, CLUBS], province: '浙江' },
    { sortBy: 'new', typeId: 'type7' },
    { sortBy: 'hot', moduleTypes: [ACTS], costStart: 1000, costEnd: 2000 },
  ],
  '/v2/stay/search': () => [
    ...['hot', 'price'].map((sortBy) => ({ sortBy })),
    { sortBy: 'near', lat: 30.5, lng: 120.5 },
    { type: 'bnb', facilities: '["wifi"]', in: '2026-06-01', out: '2026-06-02' },
  ],
  '/v2/reserve/list': () => ['upcoming', 'past', 'cancelled'].map((state) => ({ state })),
  '/v2/mate/list': () => [{ id: OWN_CLUB }],
  '/v2/album/photos': () => [{ id: ALBUM }],
  '/v2/comment/list': () => [{ type: NOTES }, { type: NOTES, afterId: '20' }],
  '/api/shop/h5/coupon/list': () => ['claimable', '0', '1', '2'].map((status) => ({ status })),
  '/h5/order/list': () => [0, 1, 11, 12, 13, 14, 18].map((status) => ({ status })),
  '/v2/order/seller/list': () => [0, 1, 11, 12, 13, 14, 18].map((status) => ({ status })),
  '/multidis/role/child/list': () => [{}, { status: 1 }, { id: '0', status: 1 }],
  '/v2/wallet/income/list': () => [{ kind: 'commission' }],
  '/v2/coin/entry/list': () => [{}, { dir: 'in' }, { month: '2020-01' }],
  '/multidis/item/list': () => ['hot', 'new', 'price', 'commission'].map((sortBy) => ({ sortBy })),
  '/v1/item/list': () => [{ type: ACTS }, { type: 100 }, { type: 101 }],
  '/v2/cf/supporters': () => [{ projectId: NOTE }, { projectId: NOTE, unthanked: 1 }, { mine: 1 }],
  '/v2/planned/store': () => [{ storeId: NOTE }],
  '/v2/client/notes': () => [{ clientId: '2' }],
  '/multidis/fans/list': () => [{}, { tag: 'tag7' }],
  '/v2/relation/list': () => ['suggested', 'contacts', 'fans', 'cards', 'viewers'].map((kind) => ({ kind })),
  '/v2/relation/items': () => RELATION_PARTS.map((part) => ({ toRid: VIEWER.rid, part })),
  '/v2/staff/queue': () => [
    { kind: 'registration' },
    { kind: 'needform' },
    { kind: 'cfRefund' },
    { kind: 'auth' },
    { kind: 'report' },
    { kind: 'volunteer' },
    { kind: 'shop' },
  ],
  '/v2/chat/history/list': (rows) => [{}, { beforeId: String(Math.floor(rows / 2)) }],
  '/v2/chat/conversation/list': (rows) => [{}, { beforeId: String(Math.floor(rows / 2)) }, { blocked: 1 }],
  '/v2/chat/sync/list': (rows) => [{ afterId: '0' }, { afterId: String(Math.floor(rows / 2)) }],
  '/v2/chat/search/list': () => Object.values(WORDS).map((queryKey) => ({ queryKey })),
  '/v2/goods/list': () => [
    {},
    ...['default', 'sold', 'new', 'priceUp', 'priceDown'].map((sortBy) => ({ source: 'mall', sortBy })),
    ...['default', 'new', 'priceUp'].map((sortBy) => ({ storeId: '1', sortBy })),
  ],
  '/v2/tip/list': () => [{ moduleType: NOTES, id: NOTE }],
  '/v2/ask/list': () => [{ scope: 'public', expertId: '1' }, { scope: 'mine' }, { scope: 'queue' }],
  '/v2/vip/record/list': () => [
    { scope: 'mine' },
    { scope: 'mine', status: 1 },
    { scope: 'staff' },
    { scope: 'staff', status: 0 },
  ],
  '/api/config/list': () => [{ type: 'community' }],
  '/v2/act/attendees': () => [
    { id: ACT },
    ...['in', 'out'].map((state) => ({ id: ACT, state, sessionId: 's1' })),
    { id: ACT, state: 'in', placeId: 'p1' },
    // At a thousand rows the activity has 500 people: pages of which both have ten.
    { id: ACT, format: 'codes', pageSize: 40 },
    { id: ACT, queryKey: '2002' },
    { id: ACT, queryKey: '0000000042' },
  ],
  '/v2/checkin/list': () => [
    {},
    { all: 1 },
    { all: 1, placeId: 'p1', result: 'ok' },
    { all: 1, result: 'refused' },
    { all: 1, entryId: '3000042' },
    { all: 1, id: '42' },
  ],
  '/v2/rank/list': () => [{ by: 'places' }],
  '/v2/health/list': () => [{ from: '2026-03-01', to: '2026-05-20' }],
  '/relationSupplychain/list': () => [{ saleIid: VIEWER.iid }],
  '/v2/wallet/code/list': () => [{}, { as: 'staff' }],
  '/v2/ask/expert/list': () => [{}, { expertId: '1' }],
  '/api/domain/byName/list': () => [{ domainName: 'd42.example' }],
  // One drawn category, which does not grow with the tenant.
  '/v2/game/draw': () => [],
  // The people of one trip.
  '/v2/trip/list': () => [],
}

/**
 * Lists that do not grow with a tenant: what its editors write, a few dozen rows; the places of one drawn category; the
 * people of one trip.
 */
export const SMALL_LISTS: readonly string[] = ['/api/config/list', '/v2/game/draw', '/v2/trip/list']

/** Of ranks only the results of events are found, by a bib; the grown rows are another rank's. */
const WORDLESS: readonly string[] = ['/v2/rank/list']

const schemasOf = ({ params }: CallDefinition) =>
  ('entries' in params ? params.entries : {}) as Readonly<Record<string, v.GenericSchema>>

/** The required parameters of a call, and the given ones. */
function paramsOf(definition: CallDefinition, given: Params): Record<string, unknown> {
  const left = Object.entries(schemasOf(definition)).filter(([name]) => !(name in given) && !(name in BY_NAME))
  const optional = left.filter(([, schema]) => schema.type === 'optional' || 'default' in schema)
  const absent = Object.fromEntries(optional.map(([name]) => [name, undefined]))
  return sampleParams(definition, { ...BY_NAME, ...absent, ...given })
}

export interface ListWay {
  readonly name: string
  readonly kind: 'first page' | 'tenth page' | 'search'
  readonly params: Record<string, unknown>
}

/** All ways to request a list of this many rows: its first page, its tenth page, and with words. */
export function listWays({ definition, page, finds }: ListCall, rows: number): ListWay[] {
  const ways = BY_CALL[definition.uri]?.(rows) ?? [{}]
  return ways.flatMap((way) => {
    const params = paramsOf(definition, way)
    const name = [definition.uri, ...Object.entries(way).map(([key, value]) => `${key}=${value}`)].join(' ')
    const tenth = page === null ? [] : [{ name, kind: 'tenth page' as const, params: { ...params, [page]: 10 } }]
    // A phone takes all codes with it, and searches them itself.
    const isSearched = finds && !WORDLESS.includes(definition.uri) && !('queryKey' in way) && !('format' in way)
    const words = isSearched ? Object.values(WORDS) : []
    return [
      { name, kind: 'queryKey' in way ? ('search' as const) : ('first page' as const), params },
      ...tenth,
      ...words.map((word) => ({
        name: `${name} ${word}`,
        kind: 'search' as const,
        params: { ...params, queryKey: word },
      })),
    ]
  })
}
