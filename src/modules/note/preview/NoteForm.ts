import { type ContentBlock, type ContentDetail, countTrimmed, type Place } from '@quanzi/contract'

/** A paragraph in the editor; the key identifies it when it moves. */
export interface NoteBlock extends ContentBlock {
  readonly key: string
}

/** The content that an author writes. The first picture is the cover. */
export interface NoteForm {
  readonly title: string
  readonly imgs: readonly string[]
  readonly blocks: readonly NoteBlock[]
  readonly tag: string
  readonly places: readonly Place[]
  /** Address of the uploaded video; '' without one. */
  readonly video: string
}

/** Limits of a note (screens-content §5b), in characters and pictures. */
export const TITLE_MIN = 2
export const TITLE_MAX = 40
export const TEXT_MAX = 5000
export const PICTURES_MAX = 9

/** Starts with one empty paragraph. */
export const EMPTY_NOTE: NoteForm = {
  title: '',
  imgs: [],
  blocks: [{ key: 'b0', type: 'text', text: '' }],
  tag: '',
  places: [],
  video: '',
}

export function formOf({ title, imgs, body, tags, places = [], video }: ContentDetail): NoteForm {
  return {
    title,
    imgs,
    blocks: body.length > 0 ? body.map((block, at) => ({ key: `b${at}`, ...block })) : EMPTY_NOTE.blocks,
    tag: tags[0] ?? '',
    places: places.map(({ name, address, lat, lng }) => ({ name, address, location: { lat, lng } })),
    video: video?.src ?? '',
  }
}

const isFilled = ({ text, image }: ContentBlock): boolean => Boolean(text?.trim() || image)

/** The paragraphs for readers, without empty ones. */
export const bodyOf = ({ blocks }: NoteForm): readonly ContentBlock[] =>
  blocks.filter(isFilled).map(({ key: _, ...block }) => block)

export type NoteProblem = 'title' | 'titleLong' | 'cover' | 'text' | 'textLong'

/** Why a note cannot be published. A draft may lack any part, but must not be too long. */
export function problemsOf(form: NoteForm): readonly NoteProblem[] {
  const words = form.blocks.map(({ text }) => text ?? '').join('')
  return [
    ...(form.imgs.length === 0 ? ['cover' as const] : []),
    ...(countTrimmed(form.title) < TITLE_MIN ? ['title' as const] : []),
    ...(countTrimmed(form.title) > TITLE_MAX ? ['titleLong' as const] : []),
    ...(countTrimmed(words) === 0 ? ['text' as const] : []),
    ...(words.length > TEXT_MAX ? ['textLong' as const] : []),
  ]
}

export const tooLong = (problem: NoteProblem): boolean => problem === 'titleLong' || problem === 'textLong'

/** The draft on the device until the gateway has it: the form, and the version it is based on. */
export interface NoteDraft {
  readonly form: NoteForm
  readonly version: number | null
}

export const isNoteDraft = (value: unknown): value is NoteDraft =>
  typeof value === 'object' &&
  value !== null &&
  'version' in value &&
  'form' in value &&
  typeof value.form === 'object' &&
  value.form !== null &&
  'blocks' in value.form &&
  Array.isArray(value.form.blocks) &&
  'imgs' in value.form &&
  Array.isArray(value.form.imgs)

/** The form of a draft; one that an earlier version of the app has kept lacks what was added since. */
export const draftForm = ({ form }: NoteDraft): NoteForm => ({ ...EMPTY_NOTE, ...form })
