import type { LaterBalance } from '@quanzi/contract'
import { lateWords } from '@/domain/order/lateWords'
import { text } from '@/domain/order/messages'
import { formatMoment } from '@/locales/formatMoment'
import { serverNow } from '@/platform/serverClock'
import { ListRow } from '@/ui/content/ListRow'
import { priceNumber } from '@/ui/content/priceNumber'
import { RowGroup } from '@/ui/content/RowGroup'

/** Before a deposit is paid: what it leaves to pay until when, and what becomes of it otherwise. */
export function BalanceRow({ balance: { amount, from, to, refundable } }: { readonly balance: LaterBalance }) {
  const until = formatMoment(to, 'at')
  const when =
    from > serverNow() ? text('restWindow', { from: formatMoment(from, 'at'), until }) : text('restUntil', { until })
  return (
    <RowGroup>
      <ListRow
        id="deposit-later"
        title={text('balance')}
        value={`¥${priceNumber(amount)}`}
        note={`${when}${text('pause')}${lateWords(refundable)}`}
      />
    </RowGroup>
  )
}
