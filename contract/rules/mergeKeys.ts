import { plannedShareTarget } from './plannedShare'

interface MergeSource {
  readonly dataType: number
  /** Route parameters that may contain the id, in order of priority. */
  readonly params: readonly string[]
  /** The id in a parameter that holds more than it. */
  readonly idIn?: (value: string) => string
}

/**
 * Merge keys (admissions-and-regions §3): the (dataType, dataId) of a screen, for sharer's keys and attribution.
 * `origin` and `crowdfunding` are ours (conventions §6).
 */
export const MERGE_KEYS: Readonly<Record<string, MergeSource>> = {
  'act/detail': { dataType: 9, params: ['id'] },
  'news/detail': { dataType: 14, params: ['id'] },
  'game/detail': { dataType: 21, params: ['id'] },
  'game/home': { dataType: 21, params: ['id'] },
  'store/detail': { dataType: 32, params: ['goodsId'] },
  'realcard/redpacket': { dataType: 100, params: ['cardId'] },
  'realcard/extend': { dataType: 100, params: ['cardId'] },
  'pay/vip-buy': { dataType: 101, params: ['id'] },
  'planned/store': { dataType: 102, params: ['storeid'] },
  'planned/detail': { dataType: 102, params: ['storeid', 'id'] },
  'planned/share': { dataType: 102, params: ['storeid_id'], idIn: plannedShareTarget },
  'act/origin-detail': { dataType: 31, params: ['id'] },
  'cf/index': { dataType: 211, params: ['id'] },
}

/** The target of a sharer's key. */
export interface MergeKey {
  readonly dataType: number
  readonly dataId: string
}

/** The merge key of a screen with its parameters; null when the screen has none or the id is missing. */
export function mergeKeyOf(
  screen: string,
  params: Readonly<Record<string, string | number | undefined>>,
): MergeKey | null {
  const source = MERGE_KEYS[screen]
  if (source === undefined) return null
  for (const name of source.params) {
    const value = String(params[name] ?? '')
    const dataId = source.idIn?.(value) ?? value
    if (dataId !== '') return { dataType: source.dataType, dataId }
  }
  return null
}

/** Data types whose shared links carry the sharer's key; links of other pages do not (conventions §6). */
export const SHARE_KEY_DATA_TYPES = [9, 14, 21, 31, 32, 100, 101, 102, 211] as const
/** One of SHARE_KEY_DATA_TYPES. */
export type ShareKeyDataType = (typeof SHARE_KEY_DATA_TYPES)[number]

/** True for a data type whose shared links carry the sharer's key. */
export const isShareKeyDataType = (type: number): type is ShareKeyDataType =>
  (SHARE_KEY_DATA_TYPES as readonly number[]).includes(type)
