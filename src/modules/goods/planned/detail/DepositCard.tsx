import type { OwnDeposit } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { formatMoment } from '@/locales/formatMoment'
import { AppButton } from '@/ui/action/AppButton'
import { priceNumber } from '@/ui/content/priceNumber'
import { text } from '../messages'
import css from './DepositCard.module.scss'

interface DepositCardProps {
  readonly deposit: OwnDeposit
  /** Where now is in the window of an open balance; null without one. */
  readonly balance: 'early' | 'open' | 'over' | null
  readonly onPay: () => void
  readonly onOrder: () => void
}

/** The viewer's own deposit, with the button for its balance in its window. */
export function DepositCard({ deposit, balance, onPay, onOrder }: DepositCardProps) {
  const { state, num, spec, from, to } = deposit
  const amount = priceNumber(deposit.balance)
  return (
    <View id="own-deposit" className={css.card}>
      <Text className={css.title}>{text('myDeposit')}</Text>
      <Text>{[spec, `×${num}`].filter(Boolean).join(' ')}</Text>
      <Text id="own-deposit-state">{text(`ownState_${state}`, { amount })}</Text>
      {state === 'open' && (
        <Text className={css.note}>
          {balance === 'early'
            ? text('balanceNotYet', { from: formatMoment(from, 'at') })
            : balance === 'over'
              ? text('balanceOver')
              : text('window', { from: formatMoment(from, 'at'), to: formatMoment(to, 'at') })}
        </Text>
      )}
      <View className={css.buttons}>
        {balance === 'open' && (
          <AppButton id="pay-balance" kind="primary" size="small" onPress={onPay}>
            {text('payBalance', { amount })}
          </AppButton>
        )}
        <AppButton id="deposit-order" kind="secondary" size="small" onPress={onOrder}>
          {text('toOrder')}
        </AppButton>
      </View>
    </View>
  )
}
