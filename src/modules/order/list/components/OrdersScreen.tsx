import type { OrderAction, OrderRow } from '@quanzi/contract'
import { Text } from '@tarojs/components'
import { observer } from 'mobx-react'
import { type ReactNode, useEffect } from 'react'
import { useScreenShow } from '@/platform/lifecycle/screenHooks'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { memberScreen } from '@/screens/member/memberScreen'
import { useSession } from '@/session/SessionProvider'
import { WindowedList } from '@/ui/list/WindowedList'
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
  /** Selects the actions for a card among an order's allowed ones. */
  readonly offered: (actions: readonly OrderAction[]) => readonly OrderAction[]
  readonly onAction: (action: OrderAction, order: OrderRow) => unknown
  /** Returns the function that buys an order's goods again, where that makes sense. */
  readonly againOf?: (order: OrderRow) => (() => void) | undefined
  /** Loads the list on screen again. */
  readonly refresh: () => Promise<unknown>
  /** Opens orders in the seller's view. */
  readonly as?: 'seller'
  /** Content above the tabs. */
  readonly head?: ReactNode
  readonly tabBar?: ReactNode
  /** Words above the rows. */
  readonly note?: string
  /** The sheets of the actions. */
  readonly children?: ReactNode
}

/** Height of an order of one item with the gap below it, in px of a 375 design. */
const ROW = 180

const orderKey = ({ gid }: OrderRow) => gid

/** Orders by tab and page, for buyers and sellers. */
export const OrdersScreen = observer(function OrdersScreen(props: OrdersScreenProps) {
  const { title, store, tabs, offered, onAction, againOf, refresh, as, head, tabBar, note, children } = props
  const { iid } = useRoute<'order.list'>()
  const { member } = useSession()
  const { list } = store
  // Orders change while other screens are in front: paid, cancelled, shipped, refunded.
  useScreenShow(() => {
    if (member.isMember) void refresh()
  })
  useEffect(() => {
    void member.ready().then(() => void ((member.isMember || store.keeps) && list.load()))
  }, [list, store, member, member.isMember])
  const state = store.isKept ? list.state : memberScreen(member, list.state)
  return (
    <ScreenFrame title={title} onRefresh={refresh} {...(state.kind === 'ready' ? list.foot : {})} tabBar={tabBar}>
      {head}
      <Tabs sticky idPrefix="order-tab" items={tabs} activeKey={store.tab} onSelect={(tab) => store.choose(tab)} />
      {note && (
        <Text id="orders-note" className={css.note}>
          {note}
        </Text>
      )}
      <ListState state={state}>
        <WindowedList
          rows={list.rows}
          keyOf={orderKey}
          rowHeight={ROW}
          className={css.list}
          render={(order) => (
            <OrderCard
              order={order}
              actions={offered(order.actions)}
              onOpen={() => void navigate('order.detail', { iid, gid: order.gid, ...(as ? { as } : {}) })}
              onAction={(action) => void onAction(action, order)}
              onAgain={againOf?.(order)}
            />
          )}
        />
      </ListState>
      {children}
    </ScreenFrame>
  )
})
