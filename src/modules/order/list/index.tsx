import { listOrders, type OrderAction } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { call } from '@/gateway/call'
import { useTabBar } from '@/hooks/useTabBar'
import { useScreenShow } from '@/platform/lifecycle/screenHooks'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useSession } from '@/session/SessionProvider'
import { Tabs } from '@/ui/navigation/Tabs'
import { ListState } from '@/ui/screen/ListState'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import type { ScreenState } from '@/ui/screen/ScreenState'
import { RefundSheet } from '../components/RefundSheet'
import { ReturnSheet } from '../components/ReturnSheet'
import { text } from '../messages'
import { offeredActions, orderActions } from '../orderActions'
import { OrderCard } from './components/OrderCard'
import css from './index.module.scss'
import { countOf, ORDER_TABS, OrderListStore, tabOf } from './OrderListStore'
import { SellerOrders } from './SellerOrders'

/** What the row of a card has no room for stands on the order's own screen. */
const onCard = (action: OrderAction) => action !== 'refund' && action !== 'track'

const OwnOrders = observer(function OwnOrders() {
  const { iid, query } = useRoute<'order.list'>()
  const { member } = useSession()
  const [refunding, setRefunding] = useState<string | null>(null)
  const [returning, setReturning] = useState<string | null>(null)
  const [store] = useState(
    () =>
      new OrderListStore({
        tab: tabOf(query.tab ?? query.status),
        fetchPage: (status, pageNumber) => call(listOrders, { iid, status, pageNumber }),
        emptyState: (tab): ScreenState =>
          tab === 'all'
            ? {
                kind: 'empty',
                message: text('empty'),
                actionText: text('toActs'),
                onAction: () => void navigate('act.list', { iid }),
              }
            : { kind: 'empty', message: text('emptyTab') },
      }),
  )
  const refresh = () => Promise.all([store.list.load(), member.refresh()])
  // Orders move while other screens are in front: paid, cancelled, refunded.
  useScreenShow(() => {
    if (member.isMember) void refresh()
  })
  useEffect(() => {
    void member.ready().then(() => void (member.isMember && store.list.load()))
  }, [store, member, member.isMember])
  const act = orderActions(iid, refresh, { onRefund: setRefunding, onReturn: setReturning })
  const tabBar = useTabBar()
  const { list } = store
  const state: ScreenState =
    member.status === 'visitor'
      ? {
          kind: 'empty',
          message: text('logInFirst'),
          actionText: text('logIn'),
          onAction: () => void member.requireMember(),
        }
      : list.state
  return (
    <ScreenFrame
      title={text('list')}
      onRefresh={refresh}
      {...(state.kind === 'ready' ? { onMore: () => void list.loadMore(), more: list.more } : {})}
      tabBar={tabBar}
    >
      <Tabs
        sticky
        idPrefix="order-tab"
        items={ORDER_TABS.map((tab) => ({
          key: tab,
          text: text(`tab_${tab}`),
          count: countOf(tab, member.profile?.orderCounts),
        }))}
        activeKey={store.tab}
        onSelect={(tab) => store.choose(tab)}
      />
      <ListState state={state}>
        <View className={css.list}>
          {list.rows.map((order) => (
            <OrderCard
              key={order.gid}
              order={order}
              actions={offeredActions(order.actions).filter(onCard)}
              onOpen={() => void navigate('order.detail', { iid, gid: order.gid })}
              onAction={(action) => void act(action, order)}
            />
          ))}
        </View>
      </ListState>
      <RefundSheet iid={iid} gid={refunding} onClose={() => setRefunding(null)} onAsked={() => void refresh()} />
      <ReturnSheet iid={iid} gid={returning} onClose={() => setReturning(null)} onSent={() => void refresh()} />
    </ScreenFrame>
  )
})

/** `as=seller` opens what the tenant sells; whether one may see it is the gateway's word. */
function OrderList() {
  const { query } = useRoute<'order.list'>()
  return query.as === 'seller' ? <SellerOrders /> : <OwnOrders />
}

export default OrderList
