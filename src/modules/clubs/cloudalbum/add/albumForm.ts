import { ALBUM, ALBUM_VISIBILITIES, type AlbumVisibility, type ContentDetail } from '@quanzi/contract'

/** What the owner of an album says about it. */
export interface AlbumForm {
  readonly title: string
  readonly intro: string
  readonly visibility: AlbumVisibility
  readonly open: boolean
}

export const EMPTY_ALBUM: AlbumForm = { title: '', intro: '', visibility: 'public', open: false }

/** What is stored of an album; null for what is none. */
export const formOf = ({ title, summary, album }: ContentDetail): AlbumForm | null =>
  album ? { title, intro: summary, visibility: album.visibility, open: album.open } : null

/** The album once these words are stored. */
export const withForm = (detail: ContentDetail, { title, intro, visibility, open }: AlbumForm): ContentDetail => ({
  ...{ ...detail, title: title.trim(), summary: intro.trim() },
  ...(detail.album ? { album: { ...detail.album, visibility, open } } : {}),
})

/** True while the words are those of the stored album. */
export function isSameForm(form: AlbumForm, detail: ContentDetail): boolean {
  const stored = formOf(detail)
  return (
    stored === null ||
    (form.title.trim() === stored.title &&
      form.intro.trim() === stored.intro &&
      form.visibility === stored.visibility &&
      form.open === stored.open)
  )
}

export type AlbumProblem = 'titleWrong' | 'introWrong'

/** The first thing that is wrong with the words. */
export function problemOf({ title, intro }: Pick<AlbumForm, 'title' | 'intro'>): AlbumProblem | null {
  const length = [...title.trim()].length
  if (length < ALBUM.titleMin || length > ALBUM.titleMax) return 'titleWrong'
  return [...intro.trim()].length > ALBUM.introMax ? 'introWrong' : null
}

/** What stays on the device until the photos are saved. */
export interface AlbumDraft {
  readonly form: AlbumForm
  /** Addresses of the stored pictures by the names under which they stay on the device, without signatures. */
  readonly uploaded: Readonly<Record<string, string>>
  /** The request that makes the album: a repeat makes no second one. */
  readonly reqId: string
  /** It was sent once, and may have been answered. */
  readonly tried: boolean
  /** The album, when it has been made. */
  readonly id: string
}

export function isAlbumDraft(value: unknown): value is AlbumDraft {
  if (typeof value !== 'object' || value === null) return false
  const { form, uploaded, reqId, id } = value as Partial<Record<keyof AlbumDraft, unknown>>
  if (typeof form !== 'object' || form === null || typeof reqId !== 'string' || typeof id !== 'string') return false
  const { title, intro, visibility } = form as Partial<Record<keyof AlbumForm, unknown>>
  return (
    typeof title === 'string' &&
    typeof intro === 'string' &&
    (ALBUM_VISIBILITIES as readonly unknown[]).includes(visibility) &&
    typeof uploaded === 'object' &&
    uploaded !== null &&
    Object.values(uploaded).every((address) => typeof address === 'string')
  )
}
