import { type ContentBlock, type ContentDetail, countTrimmed, type Place } from '@quanzi/contract'

/** A paragraph while it is edited; the key is its identity when it moves. */
export interface NoteBlock extends ContentBlock {
  readonly key: string
}

/** What an author writes. The first picture is the cover. */
export interface NoteForm {
  readonly title: string
  readonly imgs: readonly string[]
  readonly blocks: readonly NoteBlock[]
  readonly tag: string
  readonly place: Place | null
}

/** Limits of a note (screens-content §5b), in characters and pictures. */
export const TITLE_MIN = 2
export const TITLE_MAX = 40
export const TEXT_MAX = 5000
export const PICTURES_MAX = 9

/** Begins with one empty paragraph. */
export const EMPTY_NOTE: NoteForm = {
  title: '',
  imgs: [],
  blocks: [{ key: 'b0', type: 'text', text: '' }],
  tag: '',
  place: null,
}

export function formOf({ title, imgs, body, tags, lat, lng, extra }: ContentDetail): NoteForm {
  const name = extra.place
  return {
    title,
    imgs,
    blocks: body.length > 0 ? body.map((block, at) => ({ key: `b${at}`, ...block })) : EMPTY_NOTE.blocks,
    tag: tags[0] ?? '',
    place: name && lat !== null && lng !== null ? { name, address: '', location: { lat, lng } } : null,
  }
}

const isFilled = ({ text, image }: ContentBlock): boolean => Boolean(text?.trim() || image)

/** The paragraphs as readers will see them: empty ones are left out. */
export const bodyOf = ({ blocks }: NoteForm): readonly ContentBlock[] =>
  blocks.filter(isFilled).map(({ key: _, ...block }) => block)

export type NoteProblem = 'title' | 'titleLong' | 'cover' | 'text' | 'textLong'

/** Why a note cannot be published; a draft may miss anything but must not be too long. */
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

/** What is kept on the device until the gateway has it: the form, and the version it was read at. */
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
