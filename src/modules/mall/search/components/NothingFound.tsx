import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { ShelfGrid } from '@/domain/goods/ShelfGrid'
import type { ShelfProps } from '@/domain/goods/ShelfProps'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { EmptyState } from '@/ui/feedback/EmptyState'
import type { GoodsSearchStore } from '../GoodsSearchStore'
import { text } from '../messages'
import css from './NothingFound.module.scss'

interface NothingFoundProps {
  readonly store: GoodsSearchStore
  readonly shelf: Omit<ShelfProps, 'goods'>
}

/** Says that nothing was found, offers to take the filters away, and shows what others buy. */
export const NothingFound = observer(function NothingFound({ store, shelf }: NothingFoundProps) {
  const { asked, isFiltered, bestsellers } = store
  const message = asked ? text('nothing', { word: asked }) : text('nothingHere')
  return (
    <>
      <EmptyState
        drawing="search"
        {...(isFiltered
          ? { message: text('nothingFits'), actionText: text('resetFilters'), onAction: () => store.clearFilters() }
          : { message })}
      />
      {bestsellers.length > 0 && (
        <View id="bestsellers" className={css.shelf}>
          <SectionHeading title={text('bestsellers')} />
          <ShelfGrid goods={bestsellers} {...shelf} />
        </View>
      )}
    </>
  )
})
