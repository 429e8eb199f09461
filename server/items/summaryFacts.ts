import { type ItemSummary, MODULE_TYPE } from '@quanzi/contract'

const DATED: readonly number[] = [MODULE_TYPE.act, MODULE_TYPE.sact, MODULE_TYPE.game, MODULE_TYPE.live]

const FROM: readonly number[] = [MODULE_TYPE.act, MODULE_TYPE.origin, MODULE_TYPE.game, MODULE_TYPE.campsite]

/** Whether a summary of this kind names the least of several prices. */
export const isPricedFrom = (moduleType: number): boolean => FROM.includes(moduleType)

/** When the item begins, ms; null for kinds that no day belongs to. */
export const startOf = ({ moduleType, extra }: Pick<ItemSummary, 'moduleType' | 'extra'>): number | null =>
  DATED.includes(moduleType) ? (extra.startAt ?? null) : null
