import type { ActSession, ClubMember, ContentDetail, ContentMine, Person } from '@quanzi/contract'
import { MODULE_TYPE, maskName, shanghaiDay } from '@quanzi/contract'
import type { Selectable } from 'kysely'
import { staffRights } from '../../call/access'
import { CallError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import type { Database, Db } from '../../db/schema'
import { personToAsk } from '../../identity/personToAsk'
import { placeInQueue } from '../../items/joins'
import { moveCounts } from '../../items/moveCounts'
import { summariesOf } from '../../items/summaries'
import { lapsedSeats, seatsOffered } from '../entries/public'
import { asSeen } from './contentLists'

/** A club's leader sees so many of its members. */
const MOST_MEMBERS = 500
/** Faces of people shown with an item. */
const MOST_FACES = 24
/** Entries that are looked through for their people: one buyer enters a few. */
const LATEST_ENTRIES = 240

/** The whole item as the viewer may see it (`/v2/content/get`). */
export async function contentDetail(
  ctx: Context,
  wish: { moduleType: number; id: string; trial: boolean },
): Promise<ContentDetail> {
  const row = await ctx.db
    .selectFrom('content')
    .selectAll()
    .where('id', '=', wish.id)
    .where('iid', '=', ctx.iid)
    .where('module_type', '=', wish.moduleType)
    .executeTakeFirst()
  if (!row || row.status === 'deleted') throw new CallError('NOTFOUND')
  const isAuthor = ctx.member?.user_id === row.author_id
  if (row.status === 'draft' && !isAuthor) throw new CallError('DENIED')
  if (wish.trial && (await staffRights(ctx)).length === 0) throw new CallError('DENIED')
  const found = await summariesOf(ctx.db, row.iid, [row.id])
  const [summary] = await asSeen(ctx, found)
  if (!summary) throw new CallError('NOTFOUND')
  // The summary has been asked for with the viewer's marks.
  const mine = await mineOf(ctx, row, { mark: summary.extra.marks ?? [], author: isAuthor })
  const priced = row.module_type === 3 && (row.price_fen ?? 0) > 0
  const detail: ContentDetail = {
    ...summary,
    author: (await personToAsk(ctx.db, row.iid, row.author_id)) ?? summary.author,
    imgs: row.imgs,
    html: row.html,
    body: row.body,
    locked: priced && !mine.owned,
    version: row.version,
    status: row.status,
    mine,
    ...(row.extra.notices ? { notices: row.extra.notices } : {}),
    ...(row.media && !priced ? { video: row.media } : {}),
    ...(row.module_type === MODULE_TYPE.mate || row.module_type === MODULE_TYPE.sact
      ? { people: await joinedPeople(ctx, row.module_type, row.id) }
      : {}),
    ...(row.module_type === MODULE_TYPE.mate && isAuthor ? { members: await clubMembers(ctx, row.id) } : {}),
    ...(row.module_type === MODULE_TYPE.mate && (isAuthor || mine.joined) && row.extra.phone
      ? { phone: row.extra.phone }
      : {}),
    ...(row.module_type === 9 ? await actParts(ctx, row.id, wish.trial) : {}),
  }
  return detail
}

/** Counts a view once per person, item and day. A visitor is known by a keyed hash of the address alone. */
export async function countView(
  db: Db,
  ctx: Context,
  { moduleType, id }: { moduleType: number; id: string },
): Promise<void> {
  const who = ctx.session
    ? { user_id: ctx.session.userId, visitor: '' }
    : { user_id: 0, visitor: ctx.secrets.sign('visitor', ctx.ip) }
  const item = { iid: ctx.iid, module_type: moduleType, id }
  const fresh = await db
    .insertInto('content_views')
    .values({ ...who, ...item, day: shanghaiDay(ctx.clock()) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (fresh) await moveCounts(db, item, { view: 1 })
}

async function mineOf(
  ctx: Context,
  row: Selectable<Database['content']>,
  known: Pick<ContentMine, 'mark' | 'author'>,
): Promise<ContentMine> {
  const { member } = ctx
  if (!member) return { ...known, joined: false, owned: false }
  const join = await ctx.db
    .selectFrom('joins')
    .select(['state', 'queue_no'])
    .where('iid', '=', row.iid)
    .where('module_type', '=', row.module_type)
    .where('id', '=', row.id)
    .where('user_id', '=', member.user_id)
    .executeTakeFirst()
  const entries = row.module_type === 9 ? await ownEntries(ctx, row.id, member.user_id) : []
  const bought = await ctx.db
    .selectFrom('entitlement')
    .select('order_id')
    .where('iid', '=', ctx.iid)
    .where('user_id', '=', member.user_id)
    .where('target_id', 'in', [row.id, row.extra.roomNo ?? row.id])
    .executeTakeFirst()
  const queueNo = join?.state === 'waiting' ? await placeInQueue(ctx.db, row, join.queue_no ?? 0) : undefined
  return {
    ...known,
    following: !known.author && (await follows(ctx, member.rid, row.author_id)),
    joined: join?.state === 'joined' || entries.length > 0,
    owned: bought !== undefined || entries.length > 0,
    ...(join ? { joinState: join.state } : {}),
    ...(queueNo === undefined ? {} : { queueNo }),
    ...(entries.length ? { entry: entries } : {}),
  }
}

const follows = async ({ db, iid }: Context, from: number, authorId: number): Promise<boolean> =>
  (await db
    .selectFrom('follows')
    .innerJoin('member', (on) => on.onRef('member.iid', '=', 'follows.iid').onRef('member.rid', '=', 'follows.to_id'))
    .select('follows.to_id')
    .where('follows.iid', '=', iid)
    .where('follows.from_id', '=', from)
    .where('member.user_id', '=', authorId)
    .executeTakeFirst()) !== undefined

const ownEntries = async (ctx: Context, id: string, userId: number) =>
  await ctx.db
    .selectFrom('entry')
    .select(['id', 'name', 'order_id as orderId'])
    .where('iid', '=', ctx.iid)
    .where('scope', '=', 'act')
    .where('ref_id', '=', id)
    .where('user_id', '=', userId)
    .where('state', 'in', ['live', 'used'])
    .execute()

/** Newest faces of those who joined. Nicknames are public; a member without one is shown masked. */
async function joinedPeople(ctx: Context, moduleType: number, id: string): Promise<Person[]> {
  const rows = await ctx.db
    .selectFrom('joins')
    .innerJoin('member', (on) => on.onRef('member.user_id', '=', 'joins.user_id').onRef('member.iid', '=', 'joins.iid'))
    .select(['member.rid', 'member.nick_name', 'member.head_img', 'joins.name'])
    .where('joins.iid', '=', ctx.iid)
    .where('joins.module_type', '=', moduleType)
    .where('joins.id', '=', id)
    .where('joins.state', '=', 'joined')
    .orderBy('joins.at', 'desc')
    .orderBy('joins.user_id', 'desc')
    .limit(MOST_FACES)
    .execute()
  return rows.map((row) => ({ rid: row.rid, nick_name: row.nick_name || maskName(row.name), headImg: row.head_img }))
}

/** Those who joined a club, for its leader: newest first. */
const clubMembers = async (ctx: Context, id: string): Promise<ClubMember[]> =>
  await ctx.db
    .selectFrom('joins')
    .innerJoin('member', (on) => on.onRef('member.user_id', '=', 'joins.user_id').onRef('member.iid', '=', 'joins.iid'))
    .select(['member.rid', 'joins.name', 'joins.phone'])
    .where('joins.iid', '=', ctx.iid)
    .where('joins.module_type', '=', MODULE_TYPE.mate)
    .where('joins.id', '=', id)
    .where('joins.state', '=', 'joined')
    .orderBy('joins.at', 'desc')
    .orderBy('joins.user_id', 'desc')
    .limit(MOST_MEMBERS)
    .execute()

/** The faces of those who entered an activity last. */
async function latestEntrants({ db, iid }: Context, id: string): Promise<Person[]> {
  const rows = await db
    .selectFrom('entry')
    .innerJoin('member', (on) => on.onRef('member.user_id', '=', 'entry.user_id').onRef('member.iid', '=', 'entry.iid'))
    .select(['member.rid', 'member.nick_name', 'member.head_img as headImg'])
    .where('entry.iid', '=', iid)
    .where('entry.scope', '=', 'act')
    .where('entry.ref_id', '=', id)
    .where('entry.state', 'in', ['live', 'used'])
    .orderBy('entry.created_at', 'desc')
    .orderBy('entry.id', 'desc')
    .limit(LATEST_ENTRIES)
    .execute()
  // One person enters several.
  return [...new Map(rows.map((row) => [row.rid, row])).values()].slice(0, MOST_FACES)
}

const sessionState = (
  s: { stock: number; sold: number; starts_at: number; state: string },
  kept: number,
  now: number,
): ActSession['state'] =>
  s.state !== 'open' ? 'closed' : s.starts_at <= now ? 'ended' : s.sold + kept >= s.stock ? 'full' : 'open'

async function actParts(ctx: Context, id: string, trial: boolean): Promise<Partial<ContentDetail>> {
  const item = await ctx.db
    .selectFrom('act_item')
    .selectAll()
    .where('iid', '=', ctx.iid)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!item) return {}
  const sessions = await ctx.db
    .selectFrom('act_session')
    .selectAll()
    .where('iid', '=', ctx.iid)
    .where('item_id', '=', id)
    .orderBy('starts_at')
    .execute()
  const tickets = await ctx.db
    .selectFrom('act_ticket')
    .selectAll()
    .where('iid', '=', ctx.iid)
    .where('item_id', '=', id)
    .orderBy('sort')
    .execute()
  const people = await latestEntrants(ctx, id)
  const now = ctx.clock()
  const lapsed = await lapsedSeats(ctx.db, ctx.iid, id, now)
  const kept = new Map<string, number>()
  for (const { id: sessionId } of sessions)
    kept.set(
      sessionId,
      await seatsOffered(ctx.db, { iid: ctx.iid, sessionId, at: now, butTo: ctx.member?.user_id ?? 0 }),
    )
  return {
    ...(trial ? (item.draft ?? {}) : {}),
    people,
    sessions: sessions
      .map((s) => ({ ...s, sold: s.sold - (lapsed.get(s.id) ?? 0) }))
      .map((s) => ({
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
        state: sessionState(s, kept.get(s.id) ?? 0, now),
      })),
    tickets: tickets.map((t) => ({ id: t.id, name: t.name, price: t.price, note: t.rule })),
    questions: item.questions,
    ...(item.statement ? { statement: item.statement } : {}),
    refundRule: item.refund_rule,
    insurance: item.insurance_fen,
  }
}
