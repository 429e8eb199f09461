import { getIncome, type IncomeEntry } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { call } from '@/gateway/call'
import { formatMoment } from '@/locales/formatMoment'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useOwn } from '@/screens/member/useOwn'
import { AppButton } from '@/ui/action/AppButton'
import { priceNumber } from '@/ui/content/priceNumber'
import { DetailSkeleton } from '@/ui/feedback/DetailSkeleton'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../messages'
import { signedYuan } from '../signedYuan'
import { commissionSum } from './commissionSum'
import css from './index.module.scss'

/** The kinds whose source is an order of the member; a commission comes from somebody else's. */
const OWN_ORDERS: readonly IncomeEntry['kind'][] = ['pay', 'refund', 'cashback']

function IncomeItem() {
  const { iid, query } = useRoute<'wallet.incomeItem'>()
  const { id = '' } = query
  const { value: entry, state, load } = useOwn(() => call(getIncome, { iid, id }))
  return (
    <ScreenFrame title={text('entry')} state={state} skeleton={<DetailSkeleton />} onRefresh={load}>
      {entry && (
        <View className={css.page}>
          <View className={css.head}>
            <Text className={css.kind}>{text(`kind_${entry.kind}`)}</Text>
            <Text id="income-amount" className={css.amount}>
              {signedYuan(entry.amount)}
            </Text>
            {entry.kind === 'commission' && (
              <Text id="income-why" className={css.why}>
                {text(`why_${entry.state}`)}
              </Text>
            )}
          </View>
          <View className={css.facts}>
            {factsOf(entry).map(([name, fact]) => (
              <View key={name} className={css.fact}>
                <Text className={css.name}>{name}</Text>
                <Text className={css.value}>{fact}</Text>
              </View>
            ))}
          </View>
          {entry.orderId && OWN_ORDERS.includes(entry.kind) && (
            <AppButton
              id="income-order"
              stretch
              onPress={() => void navigate('order.detail', { iid, gid: entry.orderId ?? '' })}
            >
              {text('openOrder')}
            </AppButton>
          )}
          {entry.withdrawalId && (
            <AppButton
              id="income-withdrawal"
              stretch
              onPress={() => void navigate('wallet.withdrawProgress', { iid, id: entry.withdrawalId ?? '' })}
            >
              {text('openWithdrawalItem')}
            </AppButton>
          )}
        </View>
      )}
    </ScreenFrame>
  )
}

function factsOf(entry: IncomeEntry): readonly (readonly [string, string])[] {
  const { title, state, at, orderId, level, base, rate } = entry
  const isCommission = level !== undefined && base !== undefined && rate !== undefined
  return [
    ...(title ? [[text('entryAbout'), title] as const] : []),
    [text('entryState'), text(`state_${state}`)],
    [text('entryAt'), formatMoment(at, 'at')],
    ...(orderId ? [[text('entryOrder'), orderId] as const] : []),
    ...(isCommission
      ? ([
          [text('entryLevel'), level === 0 ? text('level_0') : text('level_n', { level })],
          [text(level === 0 ? 'entryPaid' : 'entryBase'), `¥${priceNumber(base)}`],
          ...(level === 0 ? [] : [[text('entryRate'), `${rate / 100}%`] as const]),
          [text('entrySum'), commissionSum({ ...entry, level, base, rate })],
        ] as const)
      : []),
  ]
}

export default observer(IncomeItem)
