import type { CfProject } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { priceNumber } from '@/ui/content/priceNumber'
import { semantics } from '@/ui/press/semantics'
import css from '../cf.module.scss'
import { text } from '../messages'
import { percentOfGoal } from './percentOfGoal'

/** How much of the goal is raised and what is still open, as words and as a bar. */
export function GoalBar({
  project,
}: {
  readonly project: Pick<CfProject, 'goal' | 'raised' | 'pending' | 'remaining'>
}) {
  const { goal, raised, pending } = project
  const left = goal - raised
  return (
    <View className={css.list}>
      <View className={css.line}>
        <Text id="cf-raised" className={css.strong}>
          {text('raisedOf', { raised: priceNumber(raised) })}
        </Text>
        <Text className={css.note}>{text('goalIs', { goal: priceNumber(goal) })}</Text>
      </View>
      <View className={css.track} {...semantics({ 'aria-hidden': true })}>
        <View className={css.bar} style={{ width: `${percentOfGoal(raised, goal)}%` }} />
      </View>
      <View className={css.line}>
        <Text id="cf-left" className={css.note}>
          {left > 0 ? text('remaining', { amount: priceNumber(left) }) : text('full')}
        </Text>
        {pending > 0 && (
          <Text id="cf-pending" className={css.note}>
            {text('pendingNote', { amount: priceNumber(pending) })}
          </Text>
        )}
      </View>
    </View>
  )
}
