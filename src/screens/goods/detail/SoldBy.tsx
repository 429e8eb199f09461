import type { GoodsDetail } from '@quanzi/contract'
import { ListRow } from '@/ui/content/ListRow'
import { RowGroup } from '@/ui/content/RowGroup'
import storeIcon from '@/ui/icon/drawings/store.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { text } from '../messages'

interface SoldByProps {
  readonly store: NonNullable<GoodsDetail['store']>
  readonly onPress: () => void
}

/** The small store that sells the goods at this price; it opens the store. */
export function SoldBy({ store, onPress }: SoldByProps) {
  return (
    <RowGroup>
      <ListRow
        id="goods-store"
        icon={<Icon drawing={storeIcon.drawing} size={18} />}
        title={store.name}
        note={text('ofStore')}
        onPress={onPress}
      />
    </RowGroup>
  )
}
