import type { OrderAction, OrderRow } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { type ReactNode, useEffect } from 'react'
import { useScreenShow } from '@/platform/lifecycle/screenHooks'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { memberScreen } from '@/screens/member/memberScreen'
import { useSession } from '@/session/SessionProvider'
import { type TabItem, Tabs } from '@/ui/navigation/Tabs'
import { ListState } from '@/ui/screen/ListState'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import type { OrderListStore, OrderTab } from '../OrderListStore'
import { OrderCard } from './OrderCard'
import css from './OrdersScreen.module.scss'

interface OrdersScreenProps {
  readonly title: string
  readonly store: OrderListStore
  readonly tabs: readonly TabItem<OrderTab>[]
  /** The actions that are offered on a card, of those an order allows. */
  readonly offered: (actions: readonly OrderAction[]) => readonly OrderAction[]
  readonly onAction: (action: OrderAction, order: OrderRow) => unknown
  /** Reads anew what is on the screen. */
  readonly refresh: () => Promise<unknown>
  /** Opens an order as the one who sells it. */
  readonly as?: 'seller'
  /** Above the tabs. */
  readonly head?: ReactNode
  readonly tabBar?: ReactNode
  /** The sheets of the actions. */
  readonly children: ReactNode
}

/** Orders by tab, page by page, for those who buy and those who sell. */
export const OrdersScreen = observer(function OrdersScreen(props: OrdersScreenProps) {
  const { title, store, tabs, offered, onAction, refresh, as, head, tabBar, children } = props
  const { iid } = useRoute<'order.list'>()
  const { member } = useSession()
  const { list } = store
  // Orders move while other screens are in front: paid, cancelled, shipped, refunded.
  useScreenShow(() => {
    if (member.isMember) void refresh()
  })
  useEffect(() => {
    void member.ready().then(() => void (member.isMember && list.load()))
  }, [list, member, member.isMember])
  const state = memberScreen(member, list.state)
  return (
    <ScreenFrame
      title={title}
      onRefresh={refresh}
      {...(state.kind === 'ready' ? { onMore: () => void list.loadMore(), more: list.more } : {})}
      tabBar={tabBar}
    >
      {head}
      <Tabs sticky idPrefix="order-tab" items={tabs} activeKey={store.tab} onSelect={(tab) => store.choose(tab)} />
      <ListState state={state}>
        <View className={css.list}>
          {list.rows.map((order) => (
            <OrderCard
              key={order.gid}
              order={order}
              actions={offered(order.actions)}
              onOpen={() => void navigate('order.detail', { iid, gid: order.gid, ...(as ? { as } : {}) })}
              onAction={(action) => void onAction(action, order)}
            />
          ))}
        </View>
      </ListState>
      {children}
    </ScreenFrame>
  )
})
