import { observer } from 'mobx-react'
import { RefundSheet } from '../../components/RefundSheet'
import { RejectSheet } from '../../components/RejectSheet'
import { ReturnSheet } from '../../components/ReturnSheet'
import { ShipSheet } from '../../components/ShipSheet'
import type { OrderDetailStore, OrderSheet } from '../OrderDetailStore'

interface OrderSheetsProps {
  readonly iid: number
  readonly gid: string
  readonly store: OrderDetailStore
}

/** The sheets of an order's actions; at most one is open. */
export const OrderSheets = observer(function OrderSheets({ iid, gid, store }: OrderSheetsProps) {
  const sheet = (name: OrderSheet) => ({
    iid,
    gid: store.sheet === name ? gid : null,
    onClose: () => store.close(),
  })
  const refresh = () => void store.load()
  return store.sells ? (
    <>
      <ShipSheet {...sheet('ship')} onSent={refresh} />
      <RejectSheet {...sheet('reject')} onRejected={refresh} />
    </>
  ) : (
    <>
      <RefundSheet {...sheet('refund')} offer={store.order?.refundOffer ?? null} onAsked={refresh} />
      <ReturnSheet {...sheet('return')} onSent={refresh} />
    </>
  )
})
