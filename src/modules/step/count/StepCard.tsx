import { type StepSummary, shanghaiDay } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { grouped } from '@/lib/grouped'
import { formatMoment } from '@/locales/formatMoment'
import { serverNow } from '@/platform/serverClock'
import { AppButton } from '@/ui/action/AppButton'
import { BarChart } from '@/ui/content/BarChart'
import { Card } from '@/ui/content/Card'
import { Ring } from '@/ui/content/Ring'
import { text } from '../messages'
import css from '../step.module.scss'
import { dayWords } from '../stepWords'
import type { StepCountStore } from './StepCountStore'

interface StepCardProps {
  readonly summary: StepSummary
  /** The bars; none before the first steps. */
  readonly days: StepCountStore['days']
  readonly isRunning: boolean
  readonly busy: boolean
  /** Absent where the platform counts no steps. */
  readonly onSync?: () => void
}

/** Today's ring, the total, and the bars of the last days with the line of the goal. */
export const StepCard = observer(function StepCard({ summary, days, isRunning, busy, onSync }: StepCardProps) {
  const { challenge, today, goal, total, syncedAt, joined } = summary
  const [chosen, setChosen] = useState('')
  const left = Math.max(0, goal - today)
  const reached = days.filter(({ steps }) => steps >= goal).length
  const now = serverNow()
  const period = { from: formatMoment(challenge.startsAt, 'day'), to: formatMoment(challenge.endsAt - 1, 'day') }
  return (
    <Card>
      <View className={css.card}>
        <Text className={css.title}>{challenge.title}</Text>
        <Text className={css.note}>{text('dates', period)}</Text>
        {!isRunning && (
          <Text className={css.note}>
            {now < challenge.startsAt ? text('notBegun', { date: period.from }) : text('over')}
          </Text>
        )}
        <Ring id="step-ring" share={today / goal}>
          <Text id="step-today" className={css.number}>
            {grouped(today)}
          </Text>
          <Text className={css.note}>{left > 0 ? text('missing', { steps: grouped(left) }) : text('reached')}</Text>
          <Text className={css.note}>{text('goal', { steps: grouped(goal) })}</Text>
        </Ring>
        <View className={css.line}>
          <Text id="step-total" className={css.name}>
            {text('totalOf', { total: grouped(total), goal: grouped(challenge.goalTotal) })}
          </Text>
          <Text className={css.note}>{text('daysReached', { count: reached })}</Text>
        </View>
        {days.length > 0 ? (
          <BarChart
            id="step-bars"
            label={text('chart')}
            bars={days.map(({ date, steps }) => ({
              key: date,
              value: steps,
              words: text('dayWords', { date: dayWords(date), steps: grouped(steps) }),
              reached: steps >= goal,
            }))}
            goal={{ value: goal, words: text('goal', { steps: grouped(goal) }) }}
            chosen={chosen}
            onChoose={setChosen}
            ends={[
              dayWords(days[0]?.date ?? shanghaiDay(now)),
              dayWords(days[days.length - 1]?.date ?? shanghaiDay(now)),
            ]}
          />
        ) : (
          <Text className={css.note}>{text('noDays')}</Text>
        )}
        {(onSync || syncedAt > 0) && (
          <Text id="step-synced" className={css.note}>
            {syncedAt > 0 ? text('synced', { time: formatMoment(syncedAt, 'at') }) : text('neverSynced')}
          </Text>
        )}
        {onSync && isRunning && (
          <AppButton id="step-sync" kind="primary" stretch loading={busy} onPress={onSync}>
            {text(busy ? 'syncing' : joined ? 'sync' : 'takePart')}
          </AppButton>
        )}
      </View>
    </Card>
  )
})
