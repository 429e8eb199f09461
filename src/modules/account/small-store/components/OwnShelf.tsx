import { type GoodsRow, storeMargin } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { ShelfRow } from '@/domain/goods/ShelfRow'
import { navigate } from '@/routes/navigate'
import { AppButton } from '@/ui/action/AppButton'
import { priceNumber } from '@/ui/content/priceNumber'
import { StatusTag } from '@/ui/content/StatusTag'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { WindowedList } from '@/ui/list/WindowedList'
import { ListState } from '@/ui/screen/ListState'
import { text } from '../../smallStore/messages'
import type { SmallStoreStore } from '../SmallStoreStore'
import css from './OwnShelf.module.scss'

/** Height of a row with the gap below it, in px of a 375 design. */
const ROW = 150

const goodsKey = ({ goodsId }: GoodsRow) => goodsId

/** What an item brings its owner, and whether visitors see it. */
function ItemNote({ item }: Pick<GoodsRow, 'item'>) {
  if (!item) return null
  const yuan = `¥${priceNumber(storeMargin(item.price, item.base))}`
  return (
    <View className={css.note}>
      <StatusTag tone={item.on ? 'success' : 'plain'}>{text(item.on ? 'onShelf' : 'offShelf')}</StatusTag>
      <Text className={css.margin}>{text('margin', { yuan })}</Text>
    </View>
  )
}

/** All goods of the own store, those that are taken down too; each opens its item. */
export const OwnShelf = observer(function OwnShelf({ iid, screen }: { iid: number; screen: SmallStoreStore }) {
  const { shelf } = screen
  const pick = () => void navigate('account.storeItemEdit', { iid })
  const edit = ({ goodsId }: GoodsRow) => void navigate('account.storeItemEdit', { iid, goodsId })
  return (
    <ListState state={shelf.state}>
      {shelf.rows.length === 0 ? (
        <EmptyState
          message={text('noGoodsMine')}
          actionText={text('pickGoods')}
          onAction={pick}
          actionId="pick-goods"
        />
      ) : (
        <>
          <View className={css.pick}>
            <AppButton id="pick-goods" kind="primary" stretch onPress={pick}>
              {text('pickGoods')}
            </AppButton>
          </View>
          <WindowedList
            rows={shelf.rows}
            keyOf={goodsKey}
            rowHeight={ROW}
            className={css.list}
            render={(goods) => (
              <ShelfRow goods={goods} isVip={false} onOpen={edit} note={<ItemNote item={goods.item} />} />
            )}
          />
        </>
      )}
    </ListState>
  )
})
