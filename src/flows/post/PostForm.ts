import { countTrimmed, type Place, POST, textareaLength } from '@quanzi/contract'

/** What the author of a post writes. */
export interface PostForm {
  readonly text: string
  /** Addresses of uploaded pictures; of a video its still. */
  readonly imgs: readonly string[]
  readonly video: string
  readonly tag: string
  readonly place: Place | null
}

export const EMPTY_POST: PostForm = { text: '', imgs: [], video: '', tag: '', place: null }

export type PostProblem = 'empty' | 'long'

export const problemOf = ({ text }: PostForm): PostProblem | null =>
  countTrimmed(text) === 0 ? 'empty' : textareaLength(text) > POST.textMax ? 'long' : null

const isPlace = (value: unknown): boolean =>
  value === null ||
  (typeof value === 'object' && value !== null && 'name' in value && 'location' in value && value.location !== null)

/** A draft of an earlier visit. */
export function isPostForm(value: unknown): value is PostForm {
  if (typeof value !== 'object' || value === null) return false
  const { text, imgs, video, tag, place } = value as Partial<Record<keyof PostForm, unknown>>
  return (
    typeof text === 'string' &&
    typeof video === 'string' &&
    typeof tag === 'string' &&
    Array.isArray(imgs) &&
    imgs.every((img) => typeof img === 'string') &&
    isPlace(place)
  )
}
