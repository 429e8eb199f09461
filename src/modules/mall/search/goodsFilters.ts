import type { GoodsFilters } from './GoodsSearchStore'
import { text } from './messages'

/** The filters of the results, with their texts. */
export const goodsFilters = ({ source, inStock, range }: GoodsFilters) => [
  {
    key: 'inStock',
    text: text('stock'),
    value: inStock,
    options: [
      { value: '', text: text('anySource') },
      { value: '1', text: text('inStock') },
    ],
  },
  {
    key: 'range',
    text: text('range'),
    value: range,
    options: [
      { value: '', text: text('anyPrice') },
      { value: 'low', text: text('under', { to: 50 }) },
      { value: 'middle', text: text('between', { from: 50, to: 200 }) },
      { value: 'high', text: text('between', { from: 200, to: 500 }) },
      { value: 'top', text: text('over', { from: 500 }) },
    ],
  },
  {
    key: 'source',
    text: text('source'),
    value: source,
    options: [
      { value: '', text: text('anySource') },
      { value: 'mall', text: text('mall') },
      { value: 'store', text: text('store') },
    ],
  },
]
