import type { LateMoney } from '@quanzi/contract'
import { Text } from '@tarojs/components'
import { formatMoment } from '@/locales/formatMoment'
import { Card } from '@/ui/content/Card'
import { priceNumber } from '@/ui/content/priceNumber'
import css from './LateMoneyNote.module.scss'
import { text } from './messages'

/** Says that money came when the order was closed, and that it goes back. */
export function LateMoneyNote({ late }: { readonly late: LateMoney }) {
  return (
    <Card id="late-money">
      <Text className={css.words}>
        {text(late.returned ? 'lateReturned' : 'lateReturning', {
          yuan: priceNumber(late.amount),
          at: formatMoment(late.at, 'at'),
        })}
      </Text>
    </Card>
  )
}
