import type { OrderStep, SupplyChainRow } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { CommentPictures } from '@/domain/comment/CommentPictures'
import { formatMoment } from '@/locales/formatMoment'
import { priceNumber } from '@/ui/content/priceNumber'
import { Timeline } from '@/ui/content/Timeline'
import { text } from '../../messages'
import { afterSaleSteps } from '../afterSaleSteps'
import { refundSplit } from '../refundSplit'
import css from './LineRefund.module.scss'

interface LineRefundProps {
  readonly chain: SupplyChainRow
  readonly events: readonly OrderStep[]
}

/** The refund of a line: amount, division and events, including earlier refused requests. */
export function LineRefund({ chain, events }: LineRefundProps) {
  const steps = afterSaleSteps(events, chain.id)
  if (steps.length === 0) return null
  const { refund } = chain
  return (
    <View id={`refund-${chain.id}`} className={css.refund}>
      {refund && (
        <View className={css.head}>
          <Text className={css.amount}>
            {[text(`refund_${refund.state}`), ...(refund.amount > 0 ? [`¥${priceNumber(refund.amount)}`] : [])].join(
              ' ',
            )}
          </Text>
          {refund.amount > 0 && <Text className={css.split}>{refundSplit(refund)}</Text>}
        </View>
      )}
      {refund && refund.imgs.length > 0 && <CommentPictures pictures={refund.imgs} />}
      <Timeline
        items={steps.map(({ key, word, remark, at }) => ({
          key,
          title: text(word),
          note: remark,
          time: formatMoment(at, 'at'),
        }))}
      />
    </View>
  )
}
