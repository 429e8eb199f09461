import type { GoodsRow } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { ShelfGrid } from '@/domain/goods/ShelfGrid'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { text } from '../messages'
import type { GoodsStore } from './GoodsStore'
import css from './SimilarGoods.module.scss'

interface SimilarGoodsProps {
  readonly store: GoodsStore
  readonly isVip: boolean
  readonly onOpen: (goods: GoodsRow) => void
}

/** Similar goods below the details. */
export const SimilarGoods = observer(function SimilarGoods({ store, isVip, onOpen }: SimilarGoodsProps) {
  if (store.similar.length === 0) return null
  return (
    <View id="similar-goods">
      <View className={css.heading}>
        <SectionHeading title={text('related')} />
      </View>
      <View className={css.grid}>
        <ShelfGrid goods={store.similar} isVip={isVip} onOpen={onOpen} />
      </View>
    </View>
  )
})
