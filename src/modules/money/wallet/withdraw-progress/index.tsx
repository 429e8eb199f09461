import { cancelWithdrawal, getWithdrawal, WITHDRAWAL_STATUS, type WithdrawalStatus } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { call } from '@/gateway/call'
import { callOnce } from '@/gateway/callOnce'
import { errorText } from '@/locales/errorText'
import { formatMoment } from '@/locales/formatMoment'
import { useRoute } from '@/routes/useRoute'
import { useOwn } from '@/screens/member/useOwn'
import { AppButton } from '@/ui/action/AppButton'
import { Card } from '@/ui/content/Card'
import { Price } from '@/ui/content/Price'
import { priceNumber } from '@/ui/content/priceNumber'
import { StatusTag } from '@/ui/content/StatusTag'
import { Steps } from '@/ui/content/Steps'
import { Timeline } from '@/ui/content/Timeline'
import { DetailSkeleton } from '@/ui/feedback/DetailSkeleton'
import { dialog } from '@/ui/feedback/dialog'
import { toast } from '@/ui/feedback/toast'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { accountName } from '../accountName'
import { text } from '../messages'
import { withdrawalTone } from '../withdrawalTone'
import css from './index.module.scss'

const { reviewing, approved, paid } = WITHDRAWAL_STATUS

/** The step that a withdrawal is at; null when it ended without being paid. */
function stepOf(status: WithdrawalStatus): number | null {
  if (status === reviewing) return 1
  if (status === approved) return 2
  return status === paid ? 3 : null
}

function WithdrawProgress() {
  const { iid, query } = useRoute<'wallet.withdrawProgress'>()
  const { id = '' } = query
  const [busy, setBusy] = useState(false)
  const { value: withdrawal, state, load } = useOwn(() => call(getWithdrawal, { iid, id }))
  const cancel = async () => {
    if (!(await dialog.confirm({ message: text('cancelAsk'), confirmText: text('cancel'), danger: true }))) return
    setBusy(true)
    try {
      await callOnce(`withdraw:cancel:${id}`, cancelWithdrawal, (reqId) => ({ iid, reqId, id }))
      toast.success(text('cancelled'))
    } catch (error) {
      toast.error(errorText(error))
    }
    setBusy(false)
    await load()
  }
  const step = withdrawal && stepOf(withdrawal.status)
  return (
    <ScreenFrame title={text('progress')} state={state} skeleton={<DetailSkeleton />} onRefresh={load}>
      {withdrawal && (
        <View className={css.page}>
          <Card>
            <View className={css.head}>
              <Price id="withdrawal-amount" fen={withdrawal.amount} size="large" tone="plain" />
              <StatusTag id="withdrawal-status" tone={withdrawalTone(withdrawal.status)}>
                {text(`status_${withdrawal.status}`)}
              </StatusTag>
              {withdrawal.reason !== '' && (
                <Text id="withdrawal-reason" className={css.reason}>
                  {text('reason', { reason: withdrawal.reason })}
                </Text>
              )}
              {(withdrawal.status === reviewing || withdrawal.status === approved) && (
                <Text className={css.note}>{text('soon')}</Text>
              )}
            </View>
            {step !== null && (
              <Steps items={[text('step_apply'), text('step_review'), text('step_paid')]} current={step} />
            )}
          </Card>
          <Card>
            <Fact name={text('accountLabel')} value={accountName(withdrawal)} />
            <Fact name={text('holder')} value={withdrawal.holder} />
            {/* Money that came back has no fee. */}
            {step !== null && (
              <>
                <Fact name={text('fee')} value={`¥${priceNumber(withdrawal.fee)}`} />
                <Fact name={text('payout')} value={`¥${priceNumber(withdrawal.amount - withdrawal.fee)}`} />
              </>
            )}
          </Card>
          <Card>
            <Timeline
              items={[...withdrawal.events].reverse().map(({ status, at }) => ({
                key: status,
                title: text(`event_${status}`),
                time: formatMoment(at, 'at'),
              }))}
            />
          </Card>
          {withdrawal.status === reviewing && withdrawal.own && (
            <AppButton id="withdrawal-cancel" stretch loading={busy} onPress={() => void cancel()}>
              {text('cancel')}
            </AppButton>
          )}
        </View>
      )}
    </ScreenFrame>
  )
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <View className={css.fact}>
      <Text className={css.name}>{name}</Text>
      <Text className={css.value}>{value}</Text>
    </View>
  )
}

export default observer(WithdrawProgress)
