import type { OrderDetail } from '@quanzi/contract'
import { formatMoment } from '@/locales/formatMoment'
import { clipboard } from '@/platform/clipboard'
import { ListRow } from '@/ui/content/ListRow'
import { RowGroup } from '@/ui/content/RowGroup'
import { toast } from '@/ui/feedback/toast'
import { text } from '../../messages'

interface OrderFactsProps {
  readonly order: OrderDetail
  readonly sells: boolean
  /** Opens the dialog with the buyer or the seller. */
  readonly onAsk: () => void
}

/** Number, times and contact of an order. */
export function OrderFacts({ order, sells, onAsk }: OrderFactsProps) {
  const { gid, createdAt, paidAt, tradeNo, remark, contact } = order
  const copy = async () => {
    if ((await clipboard.write(gid)).ok) toast.show(text('copied'))
  }
  return (
    <RowGroup>
      <ListRow id="order-number" title={text('orderNumber')} value={gid} onPress={() => void copy()} />
      <ListRow title={text('createdAt')} value={formatMoment(createdAt, 'at')} />
      {paidAt !== null && <ListRow title={text('paidAt')} value={formatMoment(paidAt, 'at')} />}
      {tradeNo !== '' && <ListRow title={text('tradeNo')} value={tradeNo} />}
      {remark !== '' && <ListRow title={text('remark')} value={remark} />}
      {sells ? (
        order.buyer !== undefined && (
          <ListRow
            id="ask-button"
            title={text('buyerName')}
            value={order.buyer}
            {...(contact ? { onPress: onAsk } : {})}
          />
        )
      ) : (
        <ListRow id="ask-button" title={text(contact ? 'ask' : 'contact')} value={contact?.nick_name} onPress={onAsk} />
      )}
    </RowGroup>
  )
}
