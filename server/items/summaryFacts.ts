import { type ItemSummary, MODULE_TYPE } from '@quanzi/contract'

const DATED: readonly number[] = [MODULE_TYPE.act, MODULE_TYPE.sact, MODULE_TYPE.game, MODULE_TYPE.live]

const FROM: readonly number[] = [MODULE_TYPE.act, MODULE_TYPE.origin, MODULE_TYPE.game, MODULE_TYPE.campsite]

/** True when summaries of this kind show the lowest of several prices. */
export const isPricedFrom = (moduleType: number): boolean => FROM.includes(moduleType)

/** The start of the item, ms; null for kinds without a date. */
export const startOf = ({ moduleType, extra }: Pick<ItemSummary, 'moduleType' | 'extra'>): number | null =>
  DATED.includes(moduleType) ? (extra.startAt ?? null) : null
