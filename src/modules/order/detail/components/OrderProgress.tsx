import type { OrderDetail } from '@quanzi/contract'
import { formatMoment } from '@/locales/formatMoment'
import { Card } from '@/ui/content/Card'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { Timeline } from '@/ui/content/Timeline'
import { text } from '../../messages'
import { progressSteps } from '../progressSteps'

/** The order's events, latest first; refunds are shown at their lines. */
export function OrderProgress({ order }: { readonly order: OrderDetail }) {
  return (
    <Card id="order-progress">
      <SectionHeading title={text('progress')} />
      <Timeline
        items={progressSteps(order).map(({ key, word, note, at }) => ({
          key,
          title: text(word),
          note,
          time: formatMoment(at, 'at'),
        }))}
      />
    </Card>
  )
}
