import { type BaseInfo, countTrimmed, isPersonName } from '@quanzi/contract'

/** What the form holds: the tags as one line of words. */
export type BaseForm = Omit<BaseInfo, 'tags'> & { readonly tags: string }
export type BaseProblem = 'name' | 'tags'

const MOST_TAGS = 8
const LONGEST_TAG = 10

export const BLANK: BaseForm = {
  ...{ headImg: '', name: '', sex: 0, birthday: '', region: '', industry: '', tags: '', wechat: '' },
  ...{ contact: 'none', hidden: false },
}

export const formOf = (base: BaseInfo): BaseForm => ({ ...base, tags: base.tags.join(' ') })

/** The words of a line, each once. */
export const tagsOf = (line: string): readonly string[] => [...new Set(line.split(/[\s,，、]+/).filter(Boolean))]

export const problemsOf = ({ name, tags }: BaseForm): readonly BaseProblem[] => {
  const words = tagsOf(tags)
  const areWrong = words.length > MOST_TAGS || words.some((word) => countTrimmed(word) > LONGEST_TAG)
  return [...(isPersonName(name) ? [] : (['name'] as const)), ...(areWrong ? (['tags'] as const) : [])]
}

/** What is saved: texts without blanks at their ends. */
export const dataOf = (form: BaseForm): BaseInfo => ({
  ...form,
  ...{ name: form.name.trim(), industry: form.industry.trim(), wechat: form.wechat.trim(), tags: tagsOf(form.tags) },
})
