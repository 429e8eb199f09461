import type { ProvinceRow } from '@quanzi/contract'
import type { Filter } from '@/ui/navigation/FilterBar'
import { text } from '../messages'
import type { ActFilters, ActState, ActWhen } from './actFilters'

const WHEN: readonly { readonly value: ActWhen; readonly key: 'anyTime' | Exclude<ActWhen, ''> }[] = [
  { value: '', key: 'anyTime' },
  { value: 'weekend', key: 'weekend' },
  { value: 'week', key: 'week' },
  { value: 'month', key: 'month' },
  { value: 'later', key: 'later' },
]

const STATES: readonly { readonly value: ActState; readonly key: 'anyState' | 'open' | 'upcoming' | 'stateEnded' }[] = [
  { value: '', key: 'anyState' },
  { value: 'open', key: 'open' },
  { value: 'upcoming', key: 'upcoming' },
  { value: 'ended', key: 'stateEnded' },
]

/** The filters above the list, with the texts of their options. */
export function filterOptions(filters: ActFilters, provinces: readonly ProvinceRow[]): readonly Filter[] {
  const names = provinces.map(({ name }) => name)
  const known = filters.province && !names.includes(filters.province) ? [filters.province, ...names] : names
  return [
    {
      key: 'province',
      text: text('province'),
      value: filters.province,
      options: [{ value: '', text: text('allProvinces') }, ...known.map((name) => ({ value: name, text: name }))],
    },
    {
      key: 'when',
      text: text('when'),
      value: filters.when,
      options: WHEN.map(({ value, key }) => ({ value, text: text(key) })),
    },
    {
      key: 'state',
      text: text('state'),
      value: filters.state,
      options: STATES.map(({ value, key }) => ({ value, text: text(key) })),
    },
  ]
}
