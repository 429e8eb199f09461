import { Tabs } from '@/ui/navigation/Tabs'
import type { GoodsSort } from './GoodsSort'
import { text } from './messages'

interface SortTabsProps {
  readonly value: GoodsSort
  readonly onChange: (sort: GoodsSort) => void
}

const isPrice = (sort: GoodsSort): boolean => sort === 'priceUp' || sort === 'priceDown'

/** The order of a list of goods; a second tap on the price reverses it. */
export function SortTabs({ value, onChange }: SortTabsProps) {
  const price = value === 'priceUp' || value === 'priceDown' ? text(value) : text('byPrice')
  const items = [
    { key: 'default', text: text('byDefault') },
    { key: 'sold', text: text('bySold') },
    { key: 'new', text: text('byNew') },
    { key: 'priceUp', text: price },
  ] as const
  const select = (key: (typeof items)[number]['key']) => {
    const next = key === 'priceUp' && value === 'priceUp' ? 'priceDown' : key
    if (next !== value) onChange(next)
  }
  return (
    <Tabs items={items} activeKey={isPrice(value) ? 'priceUp' : (value as never)} onSelect={select} idPrefix="sort" />
  )
}
