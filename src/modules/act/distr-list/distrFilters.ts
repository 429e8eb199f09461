import { parseYuan } from '@quanzi/contract'

/** The filters of activities to promote; '' for no choice. */
export interface DistrFilters {
  readonly province: string
  readonly days: '' | 'one' | 'two' | 'more'
  readonly sortBy: '' | 'hot' | 'new' | 'price'
  /** Yuan, as typed. */
  readonly from: string
  readonly to: string
}

export const NO_FILTERS: DistrFilters = { province: '', days: '', sortBy: '', from: '', to: '' }

/** What each chip of a set filter stands for; the order of the rows is no filter. */
const CHIPS = [['province'], ['days'], ['from', 'to']] as const

/** The filters that are set, each with what takes it away. */
export const chosenFilters = (filters: DistrFilters) =>
  CHIPS.filter((keys) => keys.some((key) => filters[key] !== '')).map((keys) => ({
    key: keys[0],
    without: Object.fromEntries(keys.map((key) => [key, ''])) as Partial<DistrFilters>,
  }))

const DAYS = { one: [1, 1], two: [2, 3], more: [4, undefined] } as const

/** In fen; undefined for no price, NaN for a text that is none. */
const fenOf = (yuan: string): number | undefined => (yuan.trim() === '' ? undefined : (parseYuan(yuan) ?? Number.NaN))

/** True when the lowest price is above the highest. */
export function isWrongRange({ from, to }: Pick<DistrFilters, 'from' | 'to'>): boolean {
  const [least, most] = [fenOf(from), fenOf(to)]
  if (Number.isNaN(least ?? 0) || Number.isNaN(most ?? 0)) return true
  return least !== undefined && most !== undefined && least > most
}

/** What the gateway is asked with these filters. */
export function askedFilters({ province, days, sortBy, from, to }: DistrFilters) {
  const [tripDurStart, tripDurEnd] = days === '' ? [] : DAYS[days]
  return {
    ...{ province, tripDurStart, tripDurEnd, costStart: fenOf(from), costEnd: fenOf(to) },
    sortBy: sortBy === '' ? ('commission' as const) : sortBy,
  }
}
