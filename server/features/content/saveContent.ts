import type { SavedContent } from '@quanzi/contract'
import type { Insertable } from 'kysely'
import { CallError, paramError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import type { Db } from '../../db/schema'
import type { ContentTables } from '../../db/schema/content'
import { reindex } from '../../items/contentIndex'
import { refuseRestricted } from '../../items/restrictions'
import { listedTags, moveTopics } from '../../items/topics'
import { type OwnContent, ownContent, removeContent } from './ownContent'

interface ContentWish {
  readonly moduleType: number
  readonly id?: string | undefined
  /** The version that the caller has seen; an older one is STALE. */
  readonly version?: number | undefined
  readonly status: 'draft' | 'published' | 'deleted'
}

type Columns = Omit<
  Insertable<ContentTables['content']>,
  'iid' | 'id' | 'module_type' | 'author_id' | 'created_at' | 'published_at' | 'status' | 'version'
>

/** What a member wants of an item that stays. */
type Kept<Wish extends ContentWish> = Wish & { readonly status: 'draft' | 'published' }

/**
 * Writes a member's own item, or deletes it, with its index and its topics. `columnsOf` checks what is said and makes the
 * columns; `old` is the item so far, locked.
 */
export async function saveContent<Wish extends ContentWish>(
  db: Db,
  ctx: Context,
  wish: Wish,
  columnsOf: (wish: Kept<Wish>, old: OwnContent | null) => Promise<Columns>,
): Promise<SavedContent> {
  const old = wish.id ? await ownContent(db, ctx, wish.moduleType, wish.id) : null
  if (old && wish.version !== undefined && wish.version < old.version) throw new CallError('STALE')
  if (!isKept(wish)) {
    if (!old) throw paramError('id')
    return await removeContent(db, ctx.iid, old)
  }
  await refuseRestricted(db, ctx.me, ctx.clock())
  const columns = { ...(await columnsOf(wish, old)), status: wish.status }
  const published_at = ctx.clock()
  const saved = old
    ? await db
        .updateTable('content')
        .set({ ...columns, version: old.version + 1 })
        .$if(wish.status === 'published' && old.status !== 'published', (query) => query.set({ published_at }))
        .where('iid', '=', ctx.iid)
        .where('id', '=', old.id)
        .returning(['id', 'version', 'status'])
        .executeTakeFirstOrThrow()
    : await db
        .insertInto('content')
        .values({
          ...columns,
          ...{ iid: ctx.iid, module_type: wish.moduleType, author_id: ctx.me.user_id },
          ...{ created_at: published_at, published_at },
        })
        .returning(['id', 'version', 'status'])
        .executeTakeFirstOrThrow()
  const key = { iid: ctx.iid, id: saved.id }
  const before = await listedTags(db, key)
  await reindex(db, key)
  await moveTopics(db, ctx.iid, { before, after: await listedTags(db, key) })
  return saved
}

const isKept = <Wish extends ContentWish>(wish: Wish): wish is Kept<Wish> => wish.status !== 'deleted'
