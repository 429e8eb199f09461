import { countTrimmed, type HonorData } from '@quanzi/contract'

/** What the form holds; the year as typed. */
export interface HonorForm {
  /** '' for a new one. */
  readonly id: string
  readonly title: string
  readonly issuer: string
  readonly year: string
  readonly image: string
}

export type HonorProblem = 'title' | 'issuer' | 'year'
export const BLANK: HonorForm = { id: '', title: '', issuer: '', year: '', image: '' }
const FIRST_YEAR = 1900

export const formOf = (id: string, { year, ...data }: HonorData): HonorForm => ({ id, ...data, year: String(year) })

/** @param thisYear the year in Shanghai */
export const problemsOf = ({ title, issuer, year }: HonorForm, thisYear: number): readonly HonorProblem[] => {
  const number = /^\d{4}$/.test(year) ? Number(year) : 0
  return [
    ...(countTrimmed(title) === 0 ? (['title'] as const) : []),
    ...(countTrimmed(issuer) === 0 ? (['issuer'] as const) : []),
    ...(number < FIRST_YEAR || number > thisYear ? (['year'] as const) : []),
  ]
}

export const dataOf = ({ title, issuer, year, image }: HonorForm): HonorData => ({
  ...{ title: title.trim(), issuer: issuer.trim(), year: Number(year), image },
})
