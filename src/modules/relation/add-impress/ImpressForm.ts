import { countTrimmed, type ImpressData } from '@quanzi/contract'

/** What the form holds. */
export interface ImpressForm {
  readonly tags: readonly string[]
  readonly text: string
  /** A word of one's own while it is typed. */
  readonly own: string
}

export type ImpressProblem = 'tags'
export const MOST_TAGS = 3

export const BLANK: ImpressForm = { tags: [], text: '', own: '' }

/** What was said before, to be changed. */
export const formOf = (said: ImpressData | null): ImpressForm => (said ? { ...BLANK, ...said } : BLANK)

export const problemsOf = ({ tags }: ImpressForm): readonly ImpressProblem[] =>
  tags.length === 0 || tags.length > MOST_TAGS ? ['tags'] : []

/** Chooses a word, or lets it go; a fourth one changes nothing. */
export function toggleTag(form: ImpressForm, tag: string): Pick<ImpressForm, 'tags'> {
  if (form.tags.includes(tag)) return { tags: form.tags.filter((one) => one !== tag) }
  return form.tags.length >= MOST_TAGS ? { tags: form.tags } : { tags: [...form.tags, tag] }
}

/** True for a word of 2 to 6 characters. */
export const isTag = (word: string): boolean => countTrimmed(word) >= 2 && countTrimmed(word) <= 6

/** Adds the typed word; null when it is none, or when there is no room. */
export function addOwn(form: ImpressForm): Partial<ImpressForm> | null {
  const word = form.own.trim()
  if (!isTag(word) || (form.tags.length >= MOST_TAGS && !form.tags.includes(word))) return null
  return { tags: [...new Set([...form.tags, word])], own: '' }
}
