import type { ContentMark, MarkResult, ScopeName } from '@quanzi/contract'
import { MODULE_TYPE, shanghaiDay } from '@quanzi/contract'
import type { Selectable } from 'kysely'
import { askerOf } from '../../call/Asker'
import { CallError, paramError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import { REASONS } from '../../call/reasons'
import { rowId } from '../../db/rowId'
import type { Database, Db } from '../../db/schema'
import { OPEN_STATUSES } from '../../db/schema/content'
import { withTransaction } from '../../db/withTransaction'
import { setFollow } from '../../identity/setFollow'
import { moveCounts } from '../../items/moveCounts'
import { seenAlbum } from '../album/public'
import { markedRow } from '../rank/public'
import { openPerson, requireOpinion } from '../relation/public'
import { openCard } from '../shops/public'
import { requireProvince } from './provinces'

/** Marks with a counter in the item. */
const COUNTED = new Set<ContentMark>(['like', 'collect', 'follow'])
const PROFILE = MODULE_TYPE.profile
const TYPE = MODULE_TYPE.featureType

export interface MarkWish {
  readonly moduleType?: number | undefined
  readonly scope?: ScopeName | undefined
  readonly id: string
  readonly mark: ContentMark
  readonly on: boolean
}

/** Sets or clears a mark; the counter changes only together with the row (screens-content §5b). */
export async function setMark(ctx: Context, wish: MarkWish): Promise<MarkResult> {
  const { moduleType, id, mark, on } = wish
  const kind = wish.scope ?? (moduleType === undefined ? undefined : String(moduleType))
  if (kind === undefined) throw paramError('moduleType')
  const { me } = ctx
  if (moduleType === PROFILE && mark === 'follow') return await unfollow(ctx, id, on)
  if (mark === 'praise' && moduleType === PROFILE && id === String(me.rid)) throw paramError('id', REASONS.ownPraise)
  const daily = wish.scope !== undefined && (mark === 'like' || mark === 'cheer')
  const key = {
    iid: ctx.iid,
    user_id: me.user_id,
    kind,
    target_id: id,
    mark,
    day: daily ? shanghaiDay(ctx.clock()) : '',
  }
  // What is no longer shown may still be taken out of a collection.
  if (on || !(await isMarked(ctx.db, key))) await requireTarget(ctx, wish)
  return await withTransaction(ctx.db, async (db) => {
    const changed = on
      ? await db
          .insertInto('content_mark')
          .values({ ...key, at: ctx.clock() })
          .onConflict((c) => c.doNothing())
          .returning('mark')
          .executeTakeFirst()
      : await db
          .deleteFrom('content_mark')
          .where((eb) => eb.and(key))
          .returning('mark')
          .executeTakeFirst()
    if (moduleType !== undefined && COUNTED.has(mark)) {
      const column = mark as 'like' | 'collect' | 'follow'
      const step = changed ? (on ? 1 : -1) : 0
      const counts = await moveCounts(db, { iid: ctx.iid, module_type: moduleType, id }, { [column]: step })
      return { on, count: counts[column] }
    }
    const counted = await db
      .selectFrom('content_mark')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('iid', '=', ctx.iid)
      .where('kind', '=', kind)
      .where('target_id', '=', id)
      .where('mark', '=', mark)
      .executeTakeFirstOrThrow()
    return { on, count: Number(counted.n) }
  })
}

const isMarked = async (db: Db, key: Omit<Selectable<Database['content_mark']>, 'at'>) =>
  (await db
    .selectFrom('content_mark')
    .select('mark')
    .where((eb) => eb.and(key))
    .executeTakeFirst()) !== undefined

async function requireTarget(ctx: Context, { moduleType, scope, id }: MarkWish): Promise<void> {
  const { db, iid } = ctx
  if (scope !== undefined) {
    // A row of a rank; nobody likes their own.
    const { userIds } = await markedRow(db, { iid, scope, markId: id, at: ctx.clock() })
    if (userIds.includes(ctx.me.user_id)) throw paramError('id', REASONS.ownLike)
    return
  }
  if (moduleType === undefined) return
  if (moduleType === MODULE_TYPE.card) return void (await openCard(db, askerOf(ctx), id))
  if (moduleType === MODULE_TYPE.cloudAlbum) return void (await seenAlbum(db, askerOf(ctx), id))
  if (moduleType === PROFILE) return void (await openPerson(db, askerOf(ctx), rowId(id)))
  if (moduleType === MODULE_TYPE.opinion) return await requireOpinion(db, askerOf(ctx), id)
  if (moduleType === MODULE_TYPE.province) return await requireProvince(db, iid, id)
  const found =
    moduleType === TYPE
      ? await db.selectFrom('feature_types').select('id').where('iid', '=', iid).where('id', '=', id).executeTakeFirst()
      : moduleType === MODULE_TYPE.specialPage
        ? await db.selectFrom('pages').select('id').where('iid', '=', iid).where('id', '=', id).executeTakeFirst()
        : await db
            .selectFrom('content_index')
            .select('id')
            .where('iid', '=', iid)
            .where('module_type', '=', moduleType)
            .where('id', '=', id)
            // Ids are easily guessed: a mark on a draft would show it in the collection.
            .where((eb) => eb.or([eb('status', 'in', OPEN_STATUSES), eb('author_id', '=', ctx.me.user_id)]))
            .executeTakeFirst()
  if (!found) throw new CallError('NOTFOUND')
}

async function unfollow(ctx: Context, rid: string, on: boolean): Promise<MarkResult> {
  return { on, count: await setFollow(ctx, rowId(rid), on) }
}
