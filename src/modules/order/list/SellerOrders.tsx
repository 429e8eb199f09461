import { listSellerOrders } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { call } from '@/gateway/call'
import { memberScreen } from '@/hooks/memberScreen'
import { useScreenShow } from '@/platform/lifecycle/screenHooks'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useSession } from '@/session/SessionProvider'
import { SearchBox } from '@/ui/fields/SearchBox'
import { Tabs } from '@/ui/navigation/Tabs'
import { ListState } from '@/ui/screen/ListState'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { RejectSheet } from '../components/RejectSheet'
import { ShipSheet } from '../components/ShipSheet'
import { text } from '../messages'
import { offeredToSeller, sellerActions } from '../sellerActions'
import { OrderCard } from './components/OrderCard'
import css from './index.module.scss'
import { ORDER_TABS, OrderListStore, type OrderTab, tabOf } from './OrderListStore'

/** Where the same tab holds something else for those who sell. */
const TAB_WORDS = { fulfil: 'tab_sell_fulfil', receive: 'tab_sell_receive', review: 'tab_sell_review' } as const
const wordOf = (tab: OrderTab) =>
  tab === 'fulfil' || tab === 'receive' || tab === 'review' ? text(TAB_WORDS[tab]) : text(`tab_${tab}`)

/** The tenant's orders for its staff: found by number or name, shipped, closed and refunded. */
export const SellerOrders = observer(function SellerOrders() {
  const { iid, query } = useRoute<'order.list'>()
  const { member } = useSession()
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
  const { list } = store
  // Orders move on the detail screen and by their buyers.
  useScreenShow(() => {
    if (member.isMember) void list.load()
  })
  useEffect(() => {
    void member.ready().then(() => void (member.isMember && list.load()))
  }, [list, member, member.isMember])
  const act = sellerActions(iid, { changed: () => list.load(), onShip: setShipping, onReject: setRejecting })
  const state = memberScreen(member, list.state)
  return (
    <ScreenFrame
      title={text('selling')}
      onRefresh={() => list.load()}
      {...(state.kind === 'ready' ? { onMore: () => void list.loadMore(), more: list.more } : {})}
    >
      <View className={css.search}>
        <SearchBox
          id="order-search"
          value={store.search.word}
          placeholder={text('sellingSearch')}
          onChange={(word) => store.search.write(word)}
          onSubmit={() => store.search.submit()}
        />
      </View>
      <Tabs
        sticky
        idPrefix="order-tab"
        items={ORDER_TABS.map((tab) => ({ key: tab, text: wordOf(tab) }))}
        activeKey={store.tab}
        onSelect={(tab) => store.choose(tab)}
      />
      <ListState state={state}>
        <View className={css.list}>
          {list.rows.map((order) => (
            <OrderCard
              key={order.gid}
              order={order}
              actions={offeredToSeller(order.actions)}
              onOpen={() => void navigate('order.detail', { iid, gid: order.gid, as: 'seller' })}
              onAction={(action) => void act(action, order)}
            />
          ))}
        </View>
      </ListState>
      <ShipSheet iid={iid} gid={shipping} onClose={() => setShipping(null)} onSent={() => void list.load()} />
      <RejectSheet iid={iid} gid={rejecting} onClose={() => setRejecting(null)} onRejected={() => void list.load()} />
    </ScreenFrame>
  )
})
