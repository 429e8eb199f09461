import { countTrimmed, type ImpressData } from '@quanzi/contract'

/** What the form holds. */
export interface ImpressForm {
  readonly tags: readonly string[]
  readonly text: string
  /** A word of one's own while it is typed. */
  readonly own: string
}

/** None is chosen; the typed word is none; there are too many. */
export type ImpressProblem = 'tags' | 'word' | 'full'
export const MOST_TAGS = 3

export const BLANK: ImpressForm = { tags: [], text: '', own: '' }

/** What was said before, to be changed. */
export const formOf = (said: ImpressData | null): ImpressForm => (said ? { ...BLANK, ...said } : BLANK)

/** The chosen words with the one that was typed: who does not tap to add it means it too. */
export const tagsOf = ({ tags, own }: ImpressForm): readonly string[] => {
  const word = own.trim()
  return word === '' ? tags : [...new Set([...tags, word])]
}

export function problemsOf(form: ImpressForm): readonly ImpressProblem[] {
  const word = form.own.trim()
  if (word !== '' && !isTag(word)) return ['word']
  const { length } = tagsOf(form)
  return length === 0 ? ['tags'] : length > MOST_TAGS ? ['full'] : []
}

/** Chooses a word, or lets it go; a fourth one changes nothing. */
export function toggleTag(form: ImpressForm, tag: string): Pick<ImpressForm, 'tags'> {
  if (form.tags.includes(tag)) return { tags: form.tags.filter((one) => one !== tag) }
  return form.tags.length >= MOST_TAGS ? { tags: form.tags } : { tags: [...form.tags, tag] }
}

/** True for a word of 2 to 6 characters. */
export const isTag = (word: string): boolean => countTrimmed(word) >= 2 && countTrimmed(word) <= 6

/** Adds the typed word, or says why not. */
export function addOwn(form: ImpressForm): Partial<ImpressForm> | 'word' | 'full' {
  if (!isTag(form.own.trim())) return 'word'
  const tags = tagsOf(form)
  return tags.length > MOST_TAGS ? 'full' : { tags, own: '' }
}
