import { type CoinRule, getCoinAccount, listCoinRules, signForCoins } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { call } from '@/gateway/call'
import { errorText } from '@/locales/errorText'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useOwn } from '@/screens/member/useOwn'
import { useSession } from '@/session/SessionProvider'
import { AppButton } from '@/ui/action/AppButton'
import { Card } from '@/ui/content/Card'
import { ListRow } from '@/ui/content/ListRow'
import { RowGroup } from '@/ui/content/RowGroup'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { DetailSkeleton } from '@/ui/feedback/DetailSkeleton'
import { toast } from '@/ui/feedback/toast'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../messages'
import css from './index.module.scss'
import { SignStore } from './SignStore'
import { SignStrip } from './SignStrip'

/** The tasks that have a screen where they are done. */
const isTask = (type: string): type is 'review' | 'note' | 'profile' =>
  type === 'review' || type === 'note' || type === 'profile'

const RULES = ['pointRule1', 'pointRule2', 'pointRule3', 'pointWorth'] as const

function Point() {
  const { iid } = useRoute<'account.point'>()
  const { member } = useSession()
  const [store] = useState(() => new SignStore(() => call(signForCoins, { iid })))
  const { value, state, load } = useOwn(async () => {
    const [account, rules] = await Promise.all([call(getCoinAccount, { iid }), call(listCoinRules, { iid })])
    return { account, rules }
  })
  const sign = async () => {
    try {
      const gained = await store.sign()
      if (gained > 0) toast.success(text('pointGained', { coins: gained }))
      await Promise.all([load(), member.refresh()])
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  const open = (task: 'review' | 'note' | 'profile') => {
    if (task === 'review') return navigate('order.list', { iid, tab: 'review' })
    return task === 'note' ? navigate('note.preview', { iid, id: 'new' }) : navigate('account.personalEdit', { iid })
  }
  const account = value?.account
  const next = account?.days.find(({ signed }) => !signed)?.coins ?? 0
  return (
    <ScreenFrame title={text('pointTitle')} state={state} skeleton={<DetailSkeleton />} onRefresh={load}>
      {account && (
        <View className={css.page}>
          <Card>
            <View className={css.head}>
              <Text className={css.label}>{text('pointBalance')}</Text>
              <Text id="point-balance" className={css.balance}>
                {account.balance}
              </Text>
              <Text id="point-streak" className={css.note}>
                {account.streak > 0
                  ? text('pointStreak', { days: account.streak })
                  : text(account.broken ? 'pointBroken' : 'pointBegin')}
              </Text>
            </View>
            <SignStrip days={account.days} />
            <View className={css.sign}>
              <AppButton
                id="point-sign"
                kind="primary"
                stretch
                loading={store.busy}
                disabled={account.signedToday}
                onPress={() => void sign()}
              >
                {account.signedToday ? text('pointSigned') : text('pointSign', { coins: next })}
              </AppButton>
            </View>
          </Card>
          <RowGroup>
            <ListRow
              id="point-detail"
              title={text('pointDetail')}
              onPress={() => void navigate('account.pointDetail', { iid })}
            />
          </RowGroup>
          <SectionHeading title={text('pointTasks')} />
          <Card>
            {value.rules.map((rule) => {
              const task = isTask(rule.type) ? rule.type : null
              return <Task key={rule.type} rule={rule} onGo={task ? () => void open(task) : undefined} />
            })}
          </Card>
          <SectionHeading title={text('pointRules')} />
          <View>
            {RULES.map((rule) => (
              <Text key={rule} className={css.rule}>
                {text(rule)}
              </Text>
            ))}
          </View>
        </View>
      )}
    </ScreenFrame>
  )
}

/** A way to earn points, how far it is today, and the way to where it is done. */
function Task({ rule, onGo }: { readonly rule: CoinRule; readonly onGo: (() => void) | undefined }) {
  const { type, name, coins, done, dailyMax } = rule
  const isDone = done >= dailyMax
  const word = isTask(type) ? text(`task_${type}`) : type === 'sign' ? text('task_sign') : name
  const often = type === 'profile' ? text('pointDoneOnce') : text('pointDone', { done, max: dailyMax })
  return (
    <View id={`task-${type}`} className={css.task}>
      <View className={css.words}>
        <Text>{word}</Text>
        <Text className={css.note}>{`+${coins} · ${often}`}</Text>
      </View>
      {isDone ? (
        <Text className={css.note}>{text('pointFinished')}</Text>
      ) : (
        onGo && (
          <AppButton id={`task-go-${type}`} size="small" onPress={onGo}>
            {text('pointGo')}
          </AppButton>
        )
      )}
    </View>
  )
}

export default observer(Point)
