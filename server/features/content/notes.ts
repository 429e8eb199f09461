import { type ContentBlock, isSeen, MODULE_TYPE, type NotePlace, type SavedContent } from '@quanzi/contract'
import { paramError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import { REASONS } from '../../call/reasons'
import { refuseBannedWords } from '../../call/refuseBannedWords'
import type { Db } from '../../db/schema'
import { withTransaction } from '../../db/withTransaction'
import { pictureAddress, requireOwnPictures, requireOwnVideo } from '../../delivery/storage/ownPictures'
import { earnCoins } from '../../ledger/earnCoins'
import { limitOfDay, type OwnContent } from './ownContent'
import { saveContent } from './saveContent'

const NOTE = MODULE_TYPE.note
const MOST_TEXT = 5000

export interface NoteWish {
  readonly moduleType: number
  readonly id?: string | undefined
  readonly version?: number | undefined
  readonly title?: string | undefined
  readonly body?:
    | readonly { type: 'text' | 'image' | 'heading'; text?: string | undefined; image?: string | undefined }[]
    | undefined
  readonly imgs?: readonly string[] | undefined
  readonly tag?: string | undefined
  readonly place?: { readonly name: string; readonly lat: number; readonly lng: number } | undefined
  readonly places?: readonly NotePlace[] | undefined
  readonly video?: string | undefined
  readonly status: 'draft' | 'published' | 'deleted'
}

/** Saves a note: a draft may lack any part; a published note needs title, cover and text. */
export async function saveNote(ctx: Context, asked: NoteWish): Promise<SavedContent> {
  return await withTransaction(ctx.db, async (db) => {
    const saved = await saveContent(db, ctx, asked, async (wish, old) => {
      const body: ContentBlock[] = wish.body?.map((block) => ({
        type: block.type,
        ...(block.text === undefined ? {} : { text: block.text }),
        ...(block.image === undefined ? {} : { image: pictureAddress(block.image) }),
      })) ?? [...(old?.body ?? [])]
      const title = (wish.title ?? old?.title ?? '').trim()
      const imgs = [
        ...(wish.imgs?.map(pictureAddress) ?? old?.imgs ?? body.flatMap((block) => (block.image ? [block.image] : []))),
      ]
      const text = body.flatMap((block) => (block.text ? [block.text] : [])).join('\n')
      const kept = old ? [...old.imgs, ...imagesOf(old.body)] : []
      const video = videoOf(wish, old)
      if (video && video !== old?.media?.src) await requireOwnVideo(db, ctx.me.user_id, { video, field: 'video' })
      const places = namedPlaces(wish)
      const fresh = [...imgs, ...imagesOf(body)].filter((image) => !kept.includes(image))
      await requireOwnPictures(db, ctx.me.user_id, { images: fresh, field: 'imgs' })
      await refuseBannedWords(db, ctx.iid, ...(places ?? []).map(({ name, address }) => `${name} ${address}`))
      await check(db, ctx, { title, imgs, text, body, status: wish.status, first: old?.status !== 'published' })
      return {
        title,
        cover: imgs[0] ?? '',
        imgs,
        summary: text.slice(0, 60),
        body: JSON.stringify(body),
        tags: tagsOf(wish, old),
        media: video ? JSON.stringify({ src: video, poster: imgs[0] ?? '', seconds: 0 }) : null,
        ...placeColumns(places, old),
      }
    })
    if (saved.status === 'published') await earnCoins(db, ctx.me, { task: 'note', event: saved.id, at: ctx.clock() })
    return saved
  })
}

/** The tags of a note or post: what is said, else what it had; '' takes the tag away. */
export function tagsOf({ tag }: Pick<NoteWish, 'tag'>, old: Pick<OwnContent, 'tags'> | null): string[] {
  if (tag === undefined) return [...(old?.tags ?? [])]
  return tag === '' ? [] : [tag]
}

/** The video that the note has now: what is said, else what it had. */
function videoOf({ video }: NoteWish, old: OwnContent | null): string | null {
  if (video === undefined) return old?.media?.src ?? null
  return video === 'none' ? null : pictureAddress(video)
}

/** The places that the caller names; null when nothing is said about them. */
function namedPlaces({ places, place }: NoteWish): readonly NotePlace[] | null {
  if (places) return places.map(({ name, address, lat, lng }) => ({ name, address, lat, lng }))
  return place ? [{ address: '', ...place }] : null
}

/** Lists and the map know the first place; the page shows all. */
function placeColumns(places: readonly NotePlace[] | null, old: OwnContent | null) {
  const { place, ...extra } = old?.extra ?? { ratio: 0.75, place: undefined }
  const [first] = places ?? []
  const name = places ? first?.name : place
  return {
    lat: (places ? first?.lat : old?.lat) ?? null,
    lng: (places ? first?.lng : old?.lng) ?? null,
    extra: JSON.stringify({ ...extra, ...(name === undefined ? {} : { place: name }) }),
    ...(places ? { detail: JSON.stringify({ ...old?.detail, places }) } : {}),
  }
}

interface NoteParts {
  readonly title: string
  readonly imgs: readonly string[]
  readonly text: string
  readonly body: readonly ContentBlock[]
  readonly status: 'draft' | 'published'
  readonly first: boolean
}

const imagesOf = (body: readonly ContentBlock[]): string[] => body.flatMap((block) => block.image ?? [])

async function check(db: Db, ctx: Context, note: NoteParts): Promise<void> {
  if (note.text.length > MOST_TEXT) throw paramError('body')
  await refuseBannedWords(db, ctx.iid, `${note.title}\n${note.text}`)
  if (note.status === 'draft') return
  if (note.title.length < 2) throw paramError('title', REASONS.noTitle)
  if (note.imgs.length === 0) throw paramError('imgs', REASONS.noCover)
  if (!isSeen(note.text)) throw paramError('body', REASONS.noText)
  if (note.first) await limitOfDay(db, ctx, NOTE)
}
