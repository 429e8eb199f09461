import type { GoodsRow } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { ShelfGrid } from '@/domain/goods/ShelfGrid'
import type { ShelfProps } from '@/domain/goods/ShelfProps'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { text } from '../messages'
import css from './Bestsellers.module.scss'

interface BestsellersProps {
  readonly goods: readonly GoodsRow[]
  readonly shelf: Omit<ShelfProps, 'goods'>
}

/** Popular goods, when there is nothing else to show. */
export function Bestsellers({ goods, shelf }: BestsellersProps) {
  if (goods.length === 0) return null
  return (
    <View id="bestsellers" className={css.shelf}>
      <SectionHeading title={text('bestsellers')} />
      <ShelfGrid goods={goods} {...shelf} />
    </View>
  )
}
