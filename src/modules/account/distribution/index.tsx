import type { IncomeEntry } from '@quanzi/contract'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { WindowedList } from '@/ui/list/WindowedList'
import { Tabs } from '@/ui/navigation/Tabs'
import { ListState } from '@/ui/screen/ListState'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../promotion/messages'
import css from '../promotion/people.module.scss'
import { useRoleGate } from '../promotion/useRoleGate'
import { OrderRow } from './OrderRow'
import { ORDER_STATES, PromotedOrdersStore } from './PromotedOrdersStore'

/** Height of a row with the gap below it, in px of a 375 design. */
const ROW = 110

/** Orders that earned the viewer a commission; with `day` those of one day. */
function PromotedOrders() {
  const { iid, query } = useRoute<'account.distribution'>()
  const [store] = useState(
    () =>
      new PromotedOrdersStore({ iid, day: query.day, empty: () => ({ kind: 'empty', message: text('ordersEmpty') }) }),
  )
  const { list, tab } = store
  const { state } = useRoleGate(iid, () => list.load())
  const render = (entry: IncomeEntry) => (
    <OrderRow entry={entry} onOpen={() => void navigate('wallet.incomeItem', { iid, id: entry.id })} />
  )
  return (
    <ScreenFrame
      title={text('orders')}
      state={state}
      onRefresh={() => list.load()}
      {...(state.kind === 'ready' ? list.foot : {})}
    >
      <Tabs
        sticky
        idPrefix="orders"
        items={ORDER_STATES.map((key) => ({ key, text: text(`state_${key}`) }))}
        activeKey={tab}
        onSelect={(key) => store.choose(key)}
      />
      <ListState state={list.state}>
        <WindowedList rows={list.rows} keyOf={({ id }) => id} rowHeight={ROW} className={css.list} render={render} />
      </ListState>
    </ScreenFrame>
  )
}

export default observer(PromotedOrders)
