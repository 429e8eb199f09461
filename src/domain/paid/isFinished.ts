import type { PaidItem } from '@quanzi/contract'

/** A part counts as finished from this share of its length on. */
const FINISHED = 0.9

export const isFinished = ({ seen, length }: Pick<PaidItem, 'seen' | 'length'>): boolean =>
  length > 0 && seen >= length * FINISHED
