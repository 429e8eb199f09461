import { MODULE_TYPE } from '@quanzi/contract'
import type { Selectable } from 'kysely'
import type { Asker } from '../../call/Asker'
import { CallError } from '../../call/CallError'
import type { Db } from '../../db/schema'
import type { ContentTable } from '../../db/schema/content'
import { isVip } from '../vip/public'

/** The order type that opens a paid item, and the module type of its row. */
const VIDEO_ROOM = 204

/** The type of the parts of a book or an album. */
const PARTS: Readonly<Record<number, number>> = {
  [MODULE_TYPE.book]: MODULE_TYPE.chapter,
  [MODULE_TYPE.audioAlbum]: MODULE_TYPE.track,
  [MODULE_TYPE.videoAlbum]: MODULE_TYPE.episode,
}

/** How a call names paid content. */
export interface TargetWish {
  readonly moduleType: number
  readonly id?: string | undefined
  readonly roomNo?: string | undefined
}

/** Content that can be bought: a book, an album, a video, or a live room. */
export type Target = Selectable<ContentTable>

/** A chapter, track or episode. A video or a live room is its own only part. */
export type Part = Target

/**
 * The row of published paid content; NOTFOUND for anything else. What was hidden or reported too often stays open to
 * the buyers only: they have paid for it.
 */
export async function targetOf(
  db: Db,
  iid: number,
  wish: TargetWish,
  buyer?: Pick<Asker, 'member' | 'at'>,
): Promise<Target> {
  const target = await findTarget(db, iid, wish)
  if (!target) throw new CallError('NOTFOUND')
  if ((await shownOf(db, [target])).length > 0) return target
  if (buyer?.member && (await owns(db, buyer.member.user_id, target, buyer.at))) return target
  throw new CallError('NOTFOUND')
}

/** Those of the items that are shown: a hidden one has no row in the index. */
async function shownOf(db: Db, items: readonly Target[]): Promise<readonly Target[]> {
  const [first] = items
  if (!first) return []
  const rows = await db
    .selectFrom('content_index')
    .select('id')
    .where('iid', '=', first.iid)
    .where('module_type', '=', first.module_type)
    .where(
      'id',
      'in',
      items.map(({ id }) => id),
    )
    .execute()
  const shown = new Set(rows.map(({ id }) => id))
  return items.filter(({ id }) => shown.has(id))
}

export async function findTarget(
  db: Db,
  iid: number,
  { moduleType, id, roomNo }: TargetWish,
): Promise<Target | undefined> {
  const isVideo = moduleType === MODULE_TYPE.video || moduleType === VIDEO_ROOM
  if (!isVideo && moduleType !== MODULE_TYPE.live && !(moduleType in PARTS)) throw new CallError('NOTBUILT')
  const wanted = id ?? roomNo
  if (!wanted) throw new CallError('PARAM', { detail: 'id' })
  return await db
    .selectFrom('content')
    .selectAll()
    .where('iid', '=', iid)
    .where('module_type', '=', isVideo ? MODULE_TYPE.video : moduleType)
    .where('status', '=', 'published')
    // A room number is the video's id with or without a letter in front.
    .where((eb) =>
      isVideo
        ? eb.or([eb('id', '=', wanted), eb(eb.ref('extra', '->>').key('roomNo'), '=', wanted)])
        : eb('id', '=', wanted),
    )
    .executeTakeFirst()
}

/** The wish for the whole, when the id is that of one of its parts. */
export async function wholeWish(db: Db, iid: number, wish: TargetWish): Promise<TargetWish> {
  const type = PARTS[wish.moduleType]
  if (type === undefined || wish.id === undefined) return wish
  const part = await db
    .selectFrom('content')
    .select('parent_id')
    .where('iid', '=', iid)
    .where('id', '=', wish.id)
    .where('module_type', '=', type)
    .where('status', '=', 'published')
    .executeTakeFirst()
  return part?.parent_id ? { ...wish, id: part.parent_id } : wish
}

/** The item's name in orders: a video's room number, when it has one. */
export const nameOf = ({ id, extra }: Pick<Target, 'id' | 'extra'>): string => extra.roomNo ?? id

/** The parts in order; those that were hidden too for the buyers only. */
export async function partsOf(db: Db, target: Target, owned: boolean): Promise<readonly Part[]> {
  const parts = await allParts(db, target)
  return owned ? parts : await shownOf(db, parts)
}

async function allParts(db: Db, target: Target): Promise<readonly Part[]> {
  const type = PARTS[target.module_type]
  if (type === undefined) return [target]
  const rows = await db
    .selectFrom('content')
    .selectAll()
    .where('iid', '=', target.iid)
    .where('parent_id', '=', target.id)
    .where('module_type', '=', type)
    .where('status', '=', 'published')
    .execute()
  return rows.sort((a, b) => (a.extra.seq ?? 0) - (b.extra.seq ?? 0) || (a.id < b.id ? -1 : 1))
}

/** The published whole of a part; NOTFOUND when it was withdrawn. */
export async function wholeOf(db: Db, { iid, parent_id }: Pick<Part, 'iid' | 'parent_id'>): Promise<Target> {
  const row = await db
    .selectFrom('content')
    .selectAll()
    .where('iid', '=', iid)
    .where('id', '=', parent_id ?? '')
    .where('status', '=', 'published')
    .executeTakeFirst()
  if (!row) throw new CallError('NOTFOUND')
  return row
}

/** True before a live room begins. */
export const isBefore = ({ module_type, start_at }: Target, at: number): boolean =>
  module_type === MODULE_TYPE.live && start_at !== null && at < start_at

/** True while a live room is on the air: then its stream plays, not its file. */
export const isOn = (target: Target, at: number): boolean =>
  target.module_type === MODULE_TYPE.live && !isBefore(target, at) && (target.end_at === null || at < target.end_at)

/** True when a live room is over and has no replay. */
export const isOver = ({ module_type, end_at, extra }: Target, at: number): boolean =>
  module_type === MODULE_TYPE.live && end_at !== null && at >= end_at && extra.replay !== true

/** What the viewer's orders and membership unlock. */
export interface Access {
  readonly owned: boolean
  readonly open: boolean
}

/** The order type for buying the item. */
export const soldBy = ({ module_type }: Pick<Target, 'module_type'>): number =>
  module_type === MODULE_TYPE.video ? VIDEO_ROOM : module_type

export async function accessTo(db: Db, { member, at }: Pick<Asker, 'member' | 'at'>, target: Target): Promise<Access> {
  const free = (target.price_fen ?? 0) === 0
  if (!member) return { owned: false, open: free }
  const owned = await owns(db, member.user_id, target, at)
  return { owned, open: free || owned || (target.extra.vipFree === true && (await isVip(db, member, at))) }
}

/** True when the member has bought the item and the right has not expired. */
export async function owns(db: Db, userId: number, target: Target, at: number): Promise<boolean> {
  const row = await db
    .selectFrom('entitlement')
    .select('expire_at')
    .where('iid', '=', target.iid)
    .where('user_id', '=', userId)
    .where('order_type', '=', soldBy(target))
    .where('target_id', 'in', [target.id, target.extra.roomNo ?? target.id])
    .executeTakeFirst()
  return row !== undefined && (row.expire_at === null || row.expire_at > at)
}

/** True for a part that is free for everybody; one without a price of its own costs what its whole costs. */
export const isFreePart = (target: Target, part: Part): boolean =>
  part !== target && (part.price_fen ?? target.price_fen ?? 0) === 0
