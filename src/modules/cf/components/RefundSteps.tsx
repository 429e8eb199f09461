import type { CfRefund } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { formatMoment } from '@/locales/formatMoment'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { Timeline } from '@/ui/content/Timeline'
import css from '../cf.module.scss'
import { text } from '../messages'

/** What became of a request for the money back, the latest first. */
export function RefundSteps({ refund }: { readonly refund: CfRefund }) {
  const { reason, state, at, decidedAt, note } = refund
  const asked = { key: 'asked', title: text('refund_waiting'), note: reason, time: formatMoment(at, 'at') }
  const decided =
    state === 'waiting' || decidedAt === null
      ? []
      : [{ key: state, title: text(`refund_${state}`), note, time: formatMoment(decidedAt, 'at') }]
  return (
    <View id="cf-refund-steps" className={css.list}>
      <SectionHeading title={text('askTitle')} />
      <View className={css.card}>
        <View className={css.words}>
          <Timeline items={[...decided, asked]} />
        </View>
      </View>
    </View>
  )
}
