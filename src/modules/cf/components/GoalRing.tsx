import { Text } from '@tarojs/components'
import { Ring } from '@/ui/content/Ring'
import css from '../cf.module.scss'
import { percentOfGoal } from './percentOfGoal'

/** A ring that closes with the goal. */
export function GoalRing({ raised, goal }: { readonly raised: number; readonly goal: number }) {
  const percent = percentOfGoal(raised, goal)
  return (
    <Ring size="small" share={percent / 100}>
      <Text className={css.strong}>{`${percent}%`}</Text>
    </Ring>
  )
}
