import { observer } from 'mobx-react'
import type { ShelfProps } from '@/domain/goods/ShelfProps'
import { EmptyState } from '@/ui/feedback/EmptyState'
import type { GoodsSearchStore } from '../GoodsSearchStore'
import { text } from '../messages'
import { Bestsellers } from './Bestsellers'

interface NothingFoundProps {
  readonly store: GoodsSearchStore
  readonly shelf: Omit<ShelfProps, 'goods'>
}

/** Tells that nothing was found, offers to clear the filters, and shows popular goods. */
export const NothingFound = observer(function NothingFound({ store, shelf }: NothingFoundProps) {
  const { asked, isFiltered } = store
  const message = asked ? text('nothing', { word: asked }) : text('nothingHere')
  return (
    <>
      <EmptyState
        drawing="search"
        {...(isFiltered
          ? { message: text('nothingFits'), actionText: text('resetFilters'), onAction: () => store.clearFilters() }
          : { message })}
      />
      <Bestsellers goods={store.bestsellers} shelf={shelf} />
    </>
  )
})
