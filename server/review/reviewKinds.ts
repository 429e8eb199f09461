import type { ReviewKind } from '@quanzi/contract'
import { CallError } from '../call/CallError'
import type { ReviewRules } from './ReviewRules'

export type ReviewKinds = { readonly [Kind in ReviewKind]?: ReviewRules }

let kinds: ReviewKinds = {}

/** Registers the kinds of requests for staff; `features.ts` lists them. */
export function useReviewKinds(all: ReviewKinds): void {
  kinds = all
}

/** The rules of a kind; NOTBUILT for one without any requests yet. */
export function reviewsOf(kind: ReviewKind): ReviewRules {
  const rules = kinds[kind]
  if (!rules) throw new CallError('NOTBUILT')
  return rules
}
