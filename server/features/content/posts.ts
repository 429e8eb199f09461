import { type ContentBlock, isSeen, MODULE_TYPE, POST, type SavedContent, textareaLength } from '@quanzi/contract'
import { beginningOf } from '../../base/beginningOf'
import { CallError, paramError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import { REASONS } from '../../call/reasons'
import { refuseBannedWords } from '../../call/refuseBannedWords'
import type { Db } from '../../db/schema'
import { withTransaction } from '../../db/withTransaction'
import { pictureAddress, requireOwnPictures, requireOwnVideo } from '../../delivery/storage/ownPictures'
import { type NoteWish, tagsOf } from './notes'
import { limitOfDay, type OwnContent } from './ownContent'
import { saveContent } from './saveContent'

/** Characters of a post that lists show as its title. */
const TITLE = 40
/** How many posts the host of a live report may publish in a day. */
const MOST_REPORTED = 200

export interface PostWish extends NoteWish {
  readonly parentId?: string | undefined
  readonly video?: string | undefined
}

/** Saves a post (231), or the post of a live report (239), which only the room's host writes. */
export async function savePost(ctx: Context, asked: PostWish): Promise<SavedContent> {
  return await withTransaction(ctx.db, (db) =>
    saveContent(db, ctx, asked, async (wish, old) => {
      const parent = wish.moduleType === MODULE_TYPE.livePost ? await ownRoom(db, ctx, wish.parentId, old) : null
      const post = await checkedPost(db, ctx, wish, old)
      const text = post.text.trim()
      const body: readonly ContentBlock[] = text === '' ? [] : [{ type: 'text', text }]
      return {
        title: beginningOf(text.replaceAll(/\s+/g, ' '), TITLE),
        cover: post.imgs[0] ?? '',
        imgs: [...post.imgs],
        media: post.video ? JSON.stringify({ src: post.video, poster: post.imgs[0] ?? '', seconds: 0 }) : null,
        summary: text,
        body: JSON.stringify(body),
        tags: tagsOf(wish, old),
        parent_id: parent,
        lat: wish.place?.lat ?? old?.lat ?? null,
        lng: wish.place?.lng ?? old?.lng ?? null,
        extra: JSON.stringify({
          ...old?.extra,
          ...(wish.place ? { place: wish.place.name } : {}),
          isVideo: post.video !== null,
        }),
      }
    }),
  )
}

/** The room that the caller hosts. A post stays in its room. */
async function ownRoom(db: Db, ctx: Context, id: string | undefined, old: OwnContent | null): Promise<string> {
  const roomId = old?.parent_id ?? id
  if (!roomId) throw paramError('parentId')
  const room = await db
    .selectFrom('content')
    .select(['id', 'author_id'])
    .where('iid', '=', ctx.iid)
    .where('module_type', '=', MODULE_TYPE.live)
    .where('id', '=', roomId)
    .where('status', '=', 'published')
    .executeTakeFirst()
  if (!room) throw new CallError('NOTFOUND')
  if (room.author_id !== ctx.me.user_id) throw new CallError('DENIED')
  return room.id
}

interface Post {
  readonly text: string
  readonly imgs: readonly string[]
  readonly video: string | null
}

/** The text and the media of a post: the member's own uploads, or those that the post already had. */
async function checkedPost(db: Db, ctx: Context, wish: PostWish, old: OwnContent | null): Promise<Post> {
  const blocks = wish.body ?? old?.body ?? []
  const text = blocks.flatMap((block) => (block.text ? [block.text] : [])).join('\n')
  const imgs = [...(wish.imgs?.map(pictureAddress) ?? old?.imgs ?? [])]
  const video = wish.video === undefined ? (old?.media?.src ?? null) : wish.video ? pictureAddress(wish.video) : null
  if (textareaLength(text) > POST.textMax) throw paramError('body')
  // The one picture of a video is its still.
  if (imgs.length > (video ? 1 : POST.pictures)) throw paramError('imgs')
  await requireOwnPictures(db, ctx.me.user_id, {
    images: imgs.filter((image) => !old?.imgs.includes(image)),
    field: 'imgs',
  })
  if (video && video !== old?.media?.src) await requireOwnVideo(db, ctx.me.user_id, { video, field: 'video' })
  await refuseBannedWords(db, ctx.iid, text)
  if (wish.status === 'published') {
    if (!isSeen(text)) throw paramError('body', REASONS.saySomething)
    const isReport = wish.moduleType === MODULE_TYPE.livePost
    if (old?.status !== 'published')
      await limitOfDay(db, ctx, wish.moduleType, ...(isReport ? ([MOST_REPORTED] as const) : []))
  }
  return { text, imgs, video }
}
