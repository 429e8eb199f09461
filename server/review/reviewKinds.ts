import type { ReviewKind } from '@quanzi/contract'
import { CallError } from '../call/CallError'
import { registrationReviews } from '../features/registration/review'
import type { ReviewRules } from './ReviewRules'

const KINDS: { readonly [Kind in ReviewKind]?: ReviewRules } = {
  registration: registrationReviews,
}

/** The rules of a kind; NOTBUILT for one that nobody hands in yet. */
export function reviewsOf(kind: ReviewKind): ReviewRules {
  const rules = KINDS[kind]
  if (!rules) throw new CallError('NOTBUILT')
  return rules
}
