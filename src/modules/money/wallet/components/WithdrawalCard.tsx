import type { Withdrawal } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatMoment } from '@/locales/formatMoment'
import { Card } from '@/ui/content/Card'
import { Price } from '@/ui/content/Price'
import { StatusTag } from '@/ui/content/StatusTag'
import { accountName } from '../accountName'
import { text } from '../messages'
import { withdrawalTone } from '../withdrawalTone'
import css from './WithdrawalCard.module.scss'

/** A withdrawal in a list: its amount, its account, its state and what went wrong. */
export const WithdrawalCard = observer(function WithdrawalCard(props: {
  readonly withdrawal: Withdrawal
  readonly onPress: () => void
}) {
  const { withdrawal, onPress } = props
  const { id, amount, status, at, reason } = withdrawal
  return (
    <Card id={`withdrawal-${id}`} onPress={onPress}>
      <View className={css.line}>
        <Price fen={amount} tone="plain" />
        <StatusTag id={`withdrawal-status-${id}`} look="word" tone={withdrawalTone(status)}>
          {text(`status_${status}`)}
        </StatusTag>
      </View>
      <View className={css.line}>
        <Text className={css.note}>{accountName(withdrawal)}</Text>
        <Text className={css.note}>{formatMoment(at, 'at')}</Text>
      </View>
      {reason !== '' && <Text className={css.reason}>{text('reason', { reason })}</Text>}
    </Card>
  )
})
