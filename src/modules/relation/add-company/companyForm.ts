import { type CompanyData, countTrimmed } from '@quanzi/contract'

export type CompanyProblem = 'name' | 'post' | 'from' | 'to'

export const BLANK: CompanyData = {
  ...{
    name: '',
    post: '',
    industry: '',
    from: '',
    to: '',
    current: false,
    address: '',
    lat: null,
    lng: null,
    logo: '',
  },
}

export const problemsOf = ({ name, post, from, to }: CompanyData): readonly CompanyProblem[] => {
  const wrong: readonly (readonly [CompanyProblem, boolean])[] = [
    ['name', countTrimmed(name) === 0],
    ['post', countTrimmed(post) === 0],
    ['from', from === ''],
    ['to', from !== '' && to !== '' && to < from],
  ]
  return wrong.flatMap(([problem, is]) => (is ? [problem] : []))
}

export const dataOf = (form: CompanyData): CompanyData => ({
  ...form,
  ...{ name: form.name.trim(), post: form.post.trim(), industry: form.industry.trim() },
})
