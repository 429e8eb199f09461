import { listSellerOrders } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { call } from '@/gateway/call'
import { useRoute } from '@/routes/useRoute'
import { SearchBox } from '@/ui/fields/SearchBox'
import { RejectSheet } from '../components/RejectSheet'
import { ShipSheet } from '../components/ShipSheet'
import { text } from '../messages'
import { offeredToSeller } from '../offeredActions'
import { sellerActions } from '../sellerActions'
import { OrdersScreen } from './components/OrdersScreen'
import { ORDER_TABS, OrderListStore, type OrderTab, tabOf } from './OrderListStore'
import css from './SellerOrders.module.scss'

/** Tabs with a different name for sellers. */
const TAB_WORDS = { fulfil: 'tab_sell_fulfil', receive: 'tab_sell_receive', review: 'tab_sell_review' } as const
const wordOf = (tab: OrderTab) =>
  tab === 'fulfil' || tab === 'receive' || tab === 'review' ? text(TAB_WORDS[tab]) : text(`tab_${tab}`)

/** The tenant's orders for its staff: search by number or name, ship, close and refund. */
export const SellerOrders = observer(function SellerOrders() {
  const { iid, query } = useRoute<'order.list'>()
  const [shipping, setShipping] = useState<string | null>(null)
  const [rejecting, setRejecting] = useState<string | null>(null)
  const [store] = useState(
    () =>
      new OrderListStore({
        tab: tabOf(query.tab ?? query.status),
        fetchPage: (status, pageNo, queryKey) => call(listSellerOrders, { iid, status, pageNo, queryKey }),
        emptyState: (_tab, word) => ({ kind: 'empty', message: text(word ? 'sellingNone' : 'sellingEmpty') }),
      }),
  )
  const refresh = () => store.list.load()
  const act = sellerActions(iid, { changed: refresh, onShip: setShipping, onReject: setRejecting })
  return (
    <OrdersScreen
      as="seller"
      title={text('selling')}
      store={store}
      tabs={ORDER_TABS.map((tab) => ({ key: tab, text: wordOf(tab) }))}
      offered={offeredToSeller}
      onAction={act}
      refresh={refresh}
      head={
        <View className={css.search}>
          <SearchBox
            id="order-search"
            value={store.search.word}
            placeholder={text('sellingSearch')}
            onChange={(word) => store.search.write(word)}
            onSubmit={() => store.search.submit()}
          />
        </View>
      }
    >
      <ShipSheet iid={iid} gid={shipping} onClose={() => setShipping(null)} onSent={() => void refresh()} />
      <RejectSheet iid={iid} gid={rejecting} onClose={() => setRejecting(null)} onRejected={() => void refresh()} />
    </OrdersScreen>
  )
})
