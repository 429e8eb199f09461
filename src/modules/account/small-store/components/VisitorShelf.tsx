import type { GoodsRow, SmallStore } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { ShelfGrid } from '@/domain/goods/ShelfGrid'
import { useSession } from '@/session/SessionProvider'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { FeedSkeleton } from '@/ui/feedback/FeedSkeleton'
import { ListState } from '@/ui/screen/ListState'
import { text } from '../../smallStore/messages'
import type { SmallStoreStore } from '../SmallStoreStore'
import css from './VisitorShelf.module.scss'

interface VisitorShelfProps {
  readonly screen: SmallStoreStore
  readonly store: SmallStore
  readonly onOpen: (goods: GoodsRow) => void
}

/** The goods that visitors see, in two columns; a closed store says so. */
export const VisitorShelf = observer(function VisitorShelf({ screen, store, onOpen }: VisitorShelfProps) {
  const { member } = useSession()
  const { goods, shelf } = screen
  if (!store.open) return <EmptyState id="store-resting" message={text('resting')} />
  return (
    <ListState state={shelf.state} skeleton={<FeedSkeleton />}>
      {goods.length > 0 ? (
        <View className={css.goods}>
          <ShelfGrid goods={goods} isVip={member.profile?.isVip ?? false} onOpen={onOpen} />
        </View>
      ) : (
        <EmptyState message={text(store.mine ? 'noGoodsPreview' : 'noGoods')} />
      )}
    </ListState>
  )
})
