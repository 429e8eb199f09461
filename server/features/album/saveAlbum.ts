import { ALBUM, type AlbumVisibility, MODULE_TYPE, type SavedAlbum } from '@quanzi/contract'
import { askerOf } from '../../call/Asker'
import { CallError, paramError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import { REASONS } from '../../call/reasons'
import { refuseBannedWords } from '../../call/refuseBannedWords'
import type { Db } from '../../db/schema'
import { takeTurns } from '../../db/takeTurns'
import { withTransaction } from '../../db/withTransaction'
import { showPictures, showPicturesOf } from '../../items/albumPictures'
import { refuseRestricted } from '../../items/restrictions'
import { limitOfDay } from '../content/public'
import { type AlbumAccess, albumAccess, belongsTo, isOpen } from './albumAccess'
import { keyOf, requireOwnPhotos } from './albumPictures'
import { deleteAlbum, lockedAlbum, recount } from './writeAlbum'

export interface AlbumWish {
  readonly id?: string | undefined
  readonly title?: string | undefined
  readonly intro?: string | undefined
  readonly visibility?: AlbumVisibility | undefined
  readonly open?: boolean | undefined
  readonly parentId?: string | undefined
  readonly addPhotos?: readonly { readonly key: string; readonly w: number; readonly h: number }[] | undefined
  readonly removeIds?: readonly string[] | undefined
  readonly remove?: boolean | undefined
}

type Row = NonNullable<Awaited<ReturnType<typeof lockedAlbum>>>

/** Whose people an album may be for. */
const PARENTS: readonly number[] = [
  MODULE_TYPE.act,
  MODULE_TYPE.mate,
  MODULE_TYPE.sact,
  MODULE_TYPE.game,
  MODULE_TYPE.origin,
]

/** Makes or changes an album (`/v2/album/save`). */
export async function saveAlbum(ctx: Context, wish: AlbumWish): Promise<SavedAlbum> {
  const { iid, me } = ctx
  return await withTransaction(ctx.db, async (db) => {
    if (wish.id === undefined || wish.addPhotos?.length) await refuseRestricted(db, me, ctx.clock())
    if (wish.id === undefined) {
      const id = await makeAlbum(db, ctx, wish)
      await addPhotos(db, ctx, id, wish.addPhotos ?? [])
      return { id, photoCount: await recount(db, { iid, id }) }
    }
    const old = await lockedAlbum(db, { iid, id: wish.id })
    if (!old) throw new CallError('NOTFOUND')
    const access = await albumAccess(db, askerOf(ctx), old)
    requireRights(wish, access)
    if (wish.remove) {
      await deleteAlbum(db, { iid, id: old.id })
      return { id: old.id, photoCount: 0 }
    }
    if (access.isOwner) await changeWords(db, ctx, old, wish)
    await addPhotos(db, ctx, old.id, wish.addPhotos ?? [])
    await removePhotos(db, { iid, id: old.id }, wish.removeIds ?? [], access.isOwner ? null : me.user_id)
    return { id: old.id, photoCount: await recount(db, { iid, id: old.id }) }
  })
}

/** The words and the rules of an album are its owner's; others add, and take away what they have added. */
function requireRights(wish: AlbumWish, { isOwner, sees, mayAdd }: AlbumAccess): void {
  if (isOwner) return
  const { title, intro, visibility, open, remove } = wish
  const isChange = [title, intro, visibility, open, remove].some((value) => value !== undefined)
  if (!sees || isChange || (wish.addPhotos?.length && !mayAdd)) throw new CallError('DENIED')
}

/** Title and introduction, checked; absent ones stay. */
async function checkedWords(db: Db, iid: number, wish: AlbumWish, old?: Row) {
  const title = (wish.title ?? old?.title ?? '').trim()
  const length = [...title].length
  if (length < ALBUM.titleMin || length > ALBUM.titleMax) throw paramError('title', REASONS.albumTitle)
  const summary = (wish.intro ?? old?.summary ?? '').trim()
  if ([...summary].length > ALBUM.introMax) throw paramError('intro', REASONS.albumIntro)
  await refuseBannedWords(db, iid, title, summary)
  return { title, summary }
}

async function makeAlbum(db: Db, ctx: Context, wish: AlbumWish): Promise<string> {
  const { iid, me } = ctx
  const words = await checkedWords(db, iid, wish)
  await takeTurns(db, iid, `album ${me.user_id}`)
  await limitOfDay(db, ctx, MODULE_TYPE.cloudAlbum)
  const { parentId = null } = wish
  if (parentId !== null) {
    const parent = await db
      .selectFrom('content')
      .select('module_type')
      .where('iid', '=', iid)
      .where('id', '=', parentId)
      .where('status', '=', 'published')
      .executeTakeFirst()
    if (!parent || !PARENTS.includes(parent.module_type)) throw new CallError('NOTFOUND')
    if (!(await belongsTo(db, me, parentId))) throw new CallError('DENIED')
  }
  const { id } = await db
    .insertInto('content')
    .values({
      ...words,
      ...{ iid, module_type: MODULE_TYPE.cloudAlbum, author_id: me.user_id, parent_id: parentId, status: 'published' },
      ...{ visibility: wish.visibility ?? 'public', body: '[]', extra: JSON.stringify({ ratio: 1 }) },
      detail: JSON.stringify({ open: wish.open ?? false }),
      ...{ created_at: ctx.clock(), published_at: ctx.clock() },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function changeWords(db: Db, { iid }: Context, old: Row, wish: AlbumWish): Promise<void> {
  const words = await checkedWords(db, iid, wish, old)
  const visibility = wish.visibility ?? old.visibility
  await db
    .updateTable('content')
    .set({ ...words, visibility, detail: JSON.stringify({ open: wish.open ?? isOpen(old) }) })
    .where('iid', '=', iid)
    .where('id', '=', old.id)
    .execute()
  if (visibility !== old.visibility) await showPicturesOf(db, { iid, id: old.id })
}

/** Adds the photos that the album has not; LIMIT, and none of them, when it would be over-full. */
async function addPhotos(
  db: Db,
  ctx: Context,
  albumId: string,
  photos: NonNullable<AlbumWish['addPhotos']>,
): Promise<void> {
  if (photos.length === 0) return
  const { iid, me } = ctx
  const fresh = new Map(photos.map(({ key, w, h }) => [keyOf(key), { w, h }]))
  await requireOwnPhotos(db, iid, me.user_id, [...fresh.keys()])
  await db
    .insertInto('album_photos')
    .values(
      [...fresh].map(([key, size]) => ({
        ...{ iid, album_id: albumId, user_id: me.user_id, key, ...size },
        created_at: ctx.clock(),
      })),
    )
    .onConflict((conflict) => conflict.constraint('album_photo_once').doNothing())
    .execute()
  const { n } = await db
    .selectFrom('album_photos')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('iid', '=', iid)
    .where('album_id', '=', albumId)
    .executeTakeFirstOrThrow()
  if (Number(n) > ALBUM.photos) throw new CallError('LIMIT', { detail: REASONS.albumFull })
  await showPictures(db, iid, [...fresh.keys()])
}

/** Takes photos away; DENIED when one of them is not `onlyOf`'s. Photos that are gone already are passed over. */
async function removePhotos(
  db: Db,
  { iid, id }: { iid: number; id: string },
  ids: readonly string[],
  onlyOf: number | null,
): Promise<void> {
  const known = ids.filter((one) => /^\d{1,15}$/.test(one)).map(Number)
  if (known.length === 0) return
  const gone = await db
    .deleteFrom('album_photos')
    .where('iid', '=', iid)
    .where('album_id', '=', id)
    .where('id', 'in', known)
    .returning(['key', 'user_id'])
    .execute()
  if (onlyOf !== null && gone.some(({ user_id }) => user_id !== onlyOf)) throw new CallError('DENIED')
  await showPictures(
    db,
    iid,
    gone.map(({ key }) => key),
  )
}
