import type { ContentDetail, ContentMine, Person, RefundStep, TripPlan } from '@quanzi/contract'
import { isPartType, MODULE_TYPE, maskName, ORDER_TYPE } from '@quanzi/contract'
import type { Selectable } from 'kysely'
import type { Asker } from '../../call/Asker'
import { rightsOf } from '../../call/access'
import { CallError } from '../../call/CallError'
import type { Database, Db } from '../../db/schema'
import type { ContentTable } from '../../db/schema/content'
import { personToAsk } from '../../identity/personToAsk'
import { detailPartOf } from '../../items/detailParts'
import { placeInQueue } from '../../items/joins'
import { moveCounts } from '../../items/moveCounts'
import { summariesOf } from '../../items/summaries'
import { liveSessions, type SeatItem, seatItemOf, seatOrderOf, seatScopeOf, ticketsOf } from '../entries/public'
import { gameFacts } from '../game/public'
import { type StayWish, stayItemOf, stayParts } from '../stay/public'
import { newestMembers } from './clubMembers'
import { asSeen } from './contentLists'

/** Maximum number of profile pictures shown with an item. */
const MOST_FACES = 24
/** Number of entries searched for people: one buyer often enters several. */
const LATEST_ENTRIES = 240

/** The whole item for the viewer (`/v2/content/get`). */
export async function contentDetail(
  db: Db,
  asker: Asker,
  wish: { moduleType: number; id: string; trial: boolean; kind?: StayWish['kind'] },
): Promise<ContentDetail> {
  const isStay = wish.moduleType === MODULE_TYPE.campsite
  const row = await db
    .selectFrom('content')
    .selectAll()
    .where('id', '=', isStay ? await stayItemOf(db, asker.iid, wish) : wish.id)
    .where('iid', '=', asker.iid)
    .where('module_type', '=', wish.moduleType)
    .executeTakeFirst()
  if (!row || row.status === 'deleted') throw new CallError('NOTFOUND')
  const isAuthor = asker.member?.user_id === row.author_id
  if (row.status === 'draft' && !isAuthor) throw new CallError('DENIED')
  if (wish.trial && (!asker.member || (await rightsOf(db, asker.member)).length === 0)) throw new CallError('DENIED')
  const found = await summariesOf(db, row.iid, [row.id])
  const [summary] = await asSeen(db, asker, found)
  if (!summary) throw new CallError('NOTFOUND')
  // The summary was read with the viewer's marks.
  const mine = await mineOf(db, asker, row, { mark: summary.extra.marks ?? [], author: isAuthor })
  const game = row.module_type === MODULE_TYPE.game ? await gameFacts(db, asker, row) : null
  const priced = row.module_type === 3 && (row.price_fen ?? 0) > 0
  const detail: ContentDetail = {
    ...summary,
    author: (await personToAsk(db, row.iid, row.author_id)) ?? summary.author,
    imgs: row.imgs,
    html: row.html,
    body: row.body,
    locked: priced && !mine.owned,
    version: row.version,
    status: row.status,
    mine: game?.signedVersion === undefined ? mine : { ...mine, signedVersion: game.signedVersion },
    ...(row.extra.notices ? { notices: row.extra.notices } : {}),
    // A live room is played by its own call, which knows its tickets and its times; so is what costs something.
    ...(row.media && !priced && row.module_type !== MODULE_TYPE.live && !isPartType(row.module_type)
      ? { video: row.media }
      : {}),
    ...(row.module_type === MODULE_TYPE.mate || row.module_type === MODULE_TYPE.sact
      ? { people: await joinedPeople(db, asker, row.module_type, row.id) }
      : {}),
    ...(row.module_type === MODULE_TYPE.mate && isAuthor ? { members: await newestMembers(db, row) } : {}),
    ...(row.module_type === MODULE_TYPE.mate && (isAuthor || mine.joined) && row.extra.phone
      ? { phone: row.extra.phone }
      : {}),
    ...(await seatParts(db, asker, row, wish.trial)),
    ...(row.extra.trip ? { trip: await tripOf(db, asker, row.id, row.extra.trip) } : {}),
    ...(game ? { game: game.game } : {}),
    ...(isStay ? await stayParts(db, asker, row.id, wish) : {}),
    ...(await detailPartOf(row.module_type)?.(db, asker, row)),
  }
  return detail
}

/** Counts a view once per person, item and day; a visitor is identified only by a keyed hash of the address. */
export async function countView(
  db: Db,
  who: { user_id: number; visitor: string },
  item: { iid: number; module_type: number; id: string },
  day: string,
): Promise<void> {
  const fresh = await db
    .insertInto('content_views')
    .values({ ...who, ...item, day })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (fresh) await moveCounts(db, item, { view: 1 })
}

async function mineOf(
  db: Db,
  asker: Asker,
  row: Selectable<Database['content']>,
  known: Pick<ContentMine, 'mark' | 'author'>,
): Promise<ContentMine> {
  const { member } = asker
  if (!member) return { ...known, joined: false, owned: false }
  const join = await db
    .selectFrom('joins')
    .select(['state', 'queue_no'])
    .where('iid', '=', row.iid)
    .where('module_type', '=', row.module_type)
    .where('id', '=', row.id)
    .where('user_id', '=', member.user_id)
    .executeTakeFirst()
  const scope = seatScopeOf(row.module_type)
  const entries = scope === null ? [] : await ownEntries(db, asker, { scope, id: row.id }, member.user_id)
  const bought = await db
    .selectFrom('entitlement')
    .select('order_id')
    .where('iid', '=', asker.iid)
    .where('user_id', '=', member.user_id)
    .where('target_id', 'in', [row.id, row.extra.roomNo ?? row.id])
    .executeTakeFirst()
  const queueNo = join?.state === 'waiting' ? await placeInQueue(db, row, join.queue_no ?? 0) : undefined
  return {
    ...known,
    following: !known.author && (await follows(db, asker, member.rid, row.author_id)),
    joined: join?.state === 'joined' || entries.length > 0,
    owned: bought !== undefined || entries.length > 0,
    ...(join ? { joinState: join.state } : {}),
    ...(queueNo === undefined ? {} : { queueNo }),
    ...(entries.length ? { entry: entries } : {}),
  }
}

const follows = async (db: Db, { iid }: Asker, from: number, authorId: number): Promise<boolean> =>
  (await db
    .selectFrom('follows')
    .innerJoin('member', (on) => on.onRef('member.iid', '=', 'follows.iid').onRef('member.rid', '=', 'follows.to_id'))
    .select('follows.to_id')
    .where('follows.iid', '=', iid)
    .where('follows.from_id', '=', from)
    .where('member.user_id', '=', authorId)
    .executeTakeFirst()) !== undefined

interface Entered {
  readonly scope: string
  readonly id: string
}

const ownEntries = async (db: Db, asker: Asker, { scope, id }: Entered, userId: number) =>
  await db
    .selectFrom('entry')
    .select(['id', 'name', 'order_id as orderId'])
    .where('iid', '=', asker.iid)
    .where('scope', '=', scope)
    .where('ref_id', '=', id)
    .where('user_id', '=', userId)
    .where('state', 'in', ['entered', 'won', 'live', 'used'])
    .execute()

/** The newest members or participants. Nicknames are public; a member without one is masked. */
async function joinedPeople(db: Db, asker: Asker, moduleType: number, id: string): Promise<Person[]> {
  const rows = await db
    .selectFrom('joins')
    .innerJoin('member', (on) => on.onRef('member.user_id', '=', 'joins.user_id').onRef('member.iid', '=', 'joins.iid'))
    .select(['member.rid', 'member.nick_name', 'member.head_img', 'joins.name'])
    .where('joins.iid', '=', asker.iid)
    .where('joins.module_type', '=', moduleType)
    .where('joins.id', '=', id)
    .where('joins.state', '=', 'joined')
    .orderBy('joins.at', 'desc')
    .orderBy('joins.user_id', 'desc')
    .limit(MOST_FACES)
    .execute()
  return rows.map((row) => ({ rid: row.rid, nick_name: row.nick_name || maskName(row.name), headImg: row.head_img }))
}

/** The people who entered an activity last. */
async function latestEntrants(db: Db, { iid }: Asker, { scope, id }: Entered): Promise<Person[]> {
  const rows = await db
    .selectFrom('entry')
    .innerJoin('member', (on) => on.onRef('member.user_id', '=', 'entry.user_id').onRef('member.iid', '=', 'entry.iid'))
    .select(['member.rid', 'member.nick_name', 'member.head_img as headImg'])
    .where('entry.iid', '=', iid)
    .where('entry.scope', '=', scope)
    .where('entry.ref_id', '=', id)
    .where('entry.state', 'in', ['live', 'used'])
    .orderBy('entry.created_at', 'desc')
    .orderBy('entry.id', 'desc')
    .limit(LATEST_ENTRIES)
    .execute()
  // One buyer may have several entries.
  return [...new Map(rows.map((row) => [row.rid, row])).values()].slice(0, MOST_FACES)
}

/** The plan of a trip, with the name of the tenant that runs it. */
async function tripOf(db: Db, { iid }: Asker, itemId: string, plan: TripPlan): Promise<ContentDetail['trip']> {
  const { home } = await seatItemOf(db, { iid, itemId })
  const supplier = await db.selectFrom('tenants').select('name').where('iid', '=', home.iid).executeTakeFirst()
  return { ...plan, supplier: supplier?.name ?? '' }
}

/** The refund ladder of whoever runs it. */
async function ladderOf(db: Db, { iid, itemId }: SeatItem['home']): Promise<readonly RefundStep[]> {
  const item = await db
    .selectFrom('act_item')
    .select('refund_rule')
    .where('iid', '=', iid)
    .where('id', '=', itemId)
    .executeTakeFirst()
  return item?.refund_rule ?? []
}

async function seatParts(
  db: Db,
  asker: Asker,
  { id, module_type }: Pick<Selectable<ContentTable>, 'id' | 'module_type'>,
  trial: boolean,
): Promise<Partial<ContentDetail>> {
  const orderType = seatOrderOf(module_type)
  const scope = seatScopeOf(module_type)
  if (orderType === null || scope === null) return {}
  const item = await db
    .selectFrom('act_item')
    .selectAll()
    .where('iid', '=', asker.iid)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!item) return {}
  const seats = await seatItemOf(db, { iid: asker.iid, itemId: id })
  const sessions = await liveSessions(db, seats, orderType, asker)
  const tickets = await ticketsOf(db, { iid: asker.iid, itemId: id }, seats.home)
  const people = await latestEntrants(db, asker, { scope, id })
  // The supplier of a resold trip is paid at once.
  const deposit = item.source_id === null && orderType !== ORDER_TYPE.game ? item.deposit : null
  return {
    ...(trial ? (item.draft ?? {}) : {}),
    people,
    sessions: sessions.map((s) => ({
      id: s.id,
      name: s.name,
      price: s.price,
      startsAt: s.starts_at,
      endsAt: s.ends_at,
      stock: s.stock,
      sold: s.sold,
      minGroup: s.min_group,
      ageFrom: s.age_from,
      ageTo: s.age_to,
      ...(s.sex === null ? {} : { sex: s.sex }),
      ...(s.team_size === null ? {} : { teamSize: s.team_size }),
      ...(s.draw_quota === null ? {} : { draw: true }),
      state: s.shown,
    })),
    tickets: tickets.map((t) => ({ id: t.id, name: t.name, price: t.price, note: t.rule })),
    questions: item.questions,
    ...(item.statement ? { statement: item.statement } : {}),
    refundRule: await ladderOf(db, seats.home),
    ...(deposit ? { deposit } : {}),
    insurance: item.insurance_fen,
  }
}
