import { observer } from 'mobx-react'
import { RefundSheet } from '../../components/RefundSheet'
import { RejectSheet } from '../../components/RejectSheet'
import { ShipSheet } from '../../components/ShipSheet'
import type { OrderDetailStore } from '../OrderDetailStore'

interface OrderSheetsProps {
  readonly iid: number
  readonly gid: string
  readonly store: OrderDetailStore
}

/** The sheets of an order's actions; at most one is open. */
export const OrderSheets = observer(function OrderSheets({ iid, gid, store }: OrderSheetsProps) {
  const close = () => store.close()
  const refresh = () => void store.load()
  const { order, line, sheet } = store
  if (store.sells)
    return (
      <>
        <ShipSheet iid={iid} gid={sheet === 'ship' ? gid : null} onClose={close} onSent={refresh} />
        <RejectSheet iid={iid} gid={sheet === 'reject' ? gid : null} line={line} onClose={close} onRejected={refresh} />
      </>
    )
  return (
    order && (
      <RefundSheet
        iid={iid}
        gid={gid}
        open={sheet === 'refund'}
        order={order}
        line={line?.id ?? null}
        onClose={close}
        onAsked={refresh}
      />
    )
  )
})
