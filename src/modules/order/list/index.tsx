import { listOrders, type OrderAction } from '@quanzi/contract'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { call } from '@/gateway/call'
import { navigate, replace } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useTabBar } from '@/screens/shell/useTabBar'
import { useSession } from '@/session/SessionProvider'
import type { ScreenState } from '@/ui/screen/ScreenState'
import { isBoughtAgain } from '../boughtAgain'
import { addAgain } from '../buyAgain'
import { keptTickets } from '../keptTickets'
import { text } from '../messages'
import { offeredActions } from '../offeredActions'
import { orderActions } from '../orderActions'
import { OrdersScreen } from './components/OrdersScreen'
import { countOf, ORDER_TABS, OrderListStore, tabOf } from './OrderListStore'
import { SellerOrders } from './SellerOrders'

/** A card leaves out actions without room for them; the order's own screen has all. */
const offeredOnCard = (actions: readonly OrderAction[]) =>
  offeredActions(actions).filter((action) => action !== 'refund')

const OwnOrders = observer(function OwnOrders() {
  const { iid, query } = useRoute<'order.list'>()
  const { member } = useSession()
  const [store] = useState(
    () =>
      new OrderListStore({
        tab: tabOf(query.tab ?? query.status),
        kept: keptTickets(iid, member),
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
  const act = orderActions(iid, refresh, {
    // The order's own screen shows the refund before the request.
    onRefund: (gid) => void navigate('order.detail', { iid, gid }),
  })
  const tabBar = useTabBar()
  return (
    <OrdersScreen
      title={text('list')}
      store={store}
      tabs={ORDER_TABS.map((tab) => ({
        key: tab,
        text: text(`tab_${tab}`),
        count: countOf(tab, member.profile?.orderCounts),
      }))}
      offered={offeredOnCard}
      onAction={act}
      refresh={refresh}
      againOf={(order) => (isBoughtAgain(order) ? () => void addAgain(iid, order.gid) : undefined)}
      tabBar={tabBar}
      note={store.isKept ? text('ticketsKept') : ''}
    />
  )
})

/**
 * `as=seller` opens what was sold: the tenant's orders for its staff, and those of a small store for its owner, whose
 * list is the store's own. The gateway decides who may see them.
 */
const OrderList = observer(function OrderList() {
  const { iid, query } = useRoute<'order.list'>()
  const { profile } = useSession().member
  const isOwner = query.as === 'seller' && Boolean(profile?.storeId) && profile?.rights.includes('order') === false
  useEffect(() => {
    if (isOwner) void replace('account.smallStore', { iid, tab: 'orders' })
  }, [isOwner, iid])
  if (isOwner) return null
  return query.as === 'seller' ? <SellerOrders /> : <OwnOrders />
})

export default OrderList
