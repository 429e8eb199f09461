import type { ShopJoin } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { formatMoment } from '@/locales/formatMoment'
import { navigate } from '@/routes/navigate'
import { memberScreen } from '@/screens/member/memberScreen'
import { useSession } from '@/session/SessionProvider'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { Card } from '@/ui/content/Card'
import { Price } from '@/ui/content/Price'
import { priceNumber } from '@/ui/content/priceNumber'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { StatusTag } from '@/ui/content/StatusTag'
import { Steps } from '@/ui/content/Steps'
import { DetailSkeleton } from '@/ui/feedback/DetailSkeleton'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { type NextAction, nextAction } from '../apply/ApplyStore'
import css from '../apply/apply.module.scss'
import { joinSteps, stepsDone } from '../apply/joinSteps'
import { text } from '../apply/messages'
import { useApply } from '../apply/useApply'

const TONES = {
  draft: 'plain',
  unpaid: 'warning',
  reviewing: 'warning',
  passed: 'success',
  refused: 'danger',
} as const

const WORDS = {
  start: 'start',
  step1: 'goOn',
  step2: 'goOn',
  pay: 'pay',
  open: 'openShop',
  again: 'again',
} as const satisfies Record<Exclude<NextAction, 'wait'>, Parameters<typeof text>[0]>

/** Leads to where the application goes on. */
function goOn(iid: number, join: ShopJoin, next: Exclude<NextAction, 'wait'>): void {
  if (next === 'step2') return void navigate('shops.joinStep2', { iid })
  if (next === 'pay') return void navigate('pay.shopsJoin', { iid, id: join.id })
  if (next === 'open') return void navigate('shops.detail', { iid, id: join.shopId ?? '' })
  void navigate('shops.joinStep1', { iid })
}

/** The state of the member's application first, then what is asked and given. */
export const OwnApply = observer(function OwnApply(props: { readonly iid: number; readonly tabs: ReactNode }) {
  const { iid, tabs } = props
  const { member } = useSession()
  const store = useApply(iid)
  const { join } = store
  const next = join ? nextAction(join) : 'wait'
  return (
    <ScreenFrame
      title={text('join')}
      state={memberScreen(member, store.state)}
      skeleton={<DetailSkeleton />}
      onRefresh={() => store.load()}
      footer={
        join &&
        next !== 'wait' &&
        !(next === 'open' && !join.shopId) && (
          <ActionBar
            note={
              next === 'open' ? undefined : <Price fen={join.feeFen} zeroText={text('free')} prefix={text('fee')} />
            }
          >
            <AppButton id={`join-${next}`} kind="primary" stretch onPress={() => goOn(iid, join, next)}>
              {text(WORDS[next])}
            </AppButton>
          </ActionBar>
        )
      }
    >
      {tabs}
      {join && (
        <View className={css.page}>
          {join.status !== 'none' && (
            <Card id="join-state">
              <View className={css.between}>
                <Text className={css.name}>{join.data.name}</Text>
                <StatusTag id={`join-status-${join.status}`} tone={TONES[join.status]}>
                  {text(`status_${join.status}`)}
                </StatusTag>
              </View>
              <Text className={css.note}>{text('since', { time: formatMoment(join.at, 'at') })}</Text>
              {join.status === 'refused' && join.reason && <Text className={css.words}>{join.reason}</Text>}
              {join.refundFen !== undefined && (
                <Text id="join-refunded" className={css.note}>
                  {text('refunded', { amount: priceNumber(join.refundFen) })}
                </Text>
              )}
              {next === 'wait' && <Text className={css.words}>{text('waitReview')}</Text>}
            </Card>
          )}
          <Steps items={joinSteps(join)} current={stepsDone(join)} />
          {join.conditions.length > 0 && (
            <>
              <SectionHeading title={text('conditions')} />
              <Card>
                {join.conditions.map((line) => (
                  <Text key={line} className={css.words}>{`· ${line}`}</Text>
                ))}
              </Card>
            </>
          )}
          {join.benefits.length > 0 && (
            <>
              <SectionHeading title={text('benefits')} />
              <Card>
                {join.benefits.map((line) => (
                  <Text key={line} className={css.words}>{`· ${line}`}</Text>
                ))}
              </Card>
            </>
          )}
        </View>
      )}
    </ScreenFrame>
  )
})
