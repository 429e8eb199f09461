import { countTrimmed, isIdCard } from '@quanzi/contract'

/** What the form holds; it is never kept on the device. */
export interface AuthForm {
  readonly name: string
  readonly idCard: string
  readonly images: readonly string[]
}

export type AuthProblem = 'name' | 'idCard' | 'images'
export const BLANK: AuthForm = { name: '', idCard: '', images: [] }

export const problemsOf = ({ name, idCard, images }: AuthForm): readonly AuthProblem[] => [
  ...(countTrimmed(name) < 2 ? (['name'] as const) : []),
  ...(isIdCard(idCard.trim()) ? [] : (['idCard'] as const)),
  ...(images.length === 2 ? [] : (['images'] as const)),
]
