import { text } from '../messages'
import type { SearchStore } from './SearchStore'

/** The filters of the results, with their texts. */
export function searchFilters({ filters, provinces }: Pick<SearchStore, 'filters' | 'provinces'>) {
  const any = { value: '', text: text('any') }
  return [
    {
      key: 'province',
      text: text('province'),
      value: filters.province,
      options: [any, ...provinces.map(({ name }) => ({ value: name, text: name }))],
    },
    {
      key: 'days',
      text: text('days'),
      value: filters.days,
      options: [
        any,
        { value: '1', text: text('day1') },
        { value: '2', text: text('day2') },
        { value: '3', text: text('day3') },
      ],
    },
    {
      key: 'cost',
      text: text('cost'),
      value: filters.cost,
      options: [
        any,
        { value: '100', text: text('cost100') },
        { value: '500', text: text('cost500') },
        { value: 'more', text: text('costMore') },
      ],
    },
    {
      key: 'sortBy',
      text: text('sort'),
      value: filters.sortBy,
      options: [
        { value: 'hot', text: text('sortHot') },
        { value: 'new', text: text('sortNew') },
        { value: 'price', text: text('sortPrice') },
      ],
    },
  ]
}
