import type { CfOwnProject } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { AppButton } from '@/ui/action/AppButton'
import { StatusTag } from '@/ui/content/StatusTag'
import css from '../cf.module.scss'
import { GoalBar } from '../components/GoalBar'
import { GoalRing } from '../components/GoalRing'
import { stateTone } from '../components/stateTone'
import { text } from '../messages'

interface OwnProjectProps {
  readonly project: CfOwnProject
  readonly onOpen: () => void
}

/** The viewer's own project, on top of the campaign. */
export function OwnProject({ project, onOpen }: OwnProjectProps) {
  const { state, wish, goal, raised } = project
  return (
    <View id="cf-mine" className={css.card}>
      <View className={css.words}>
        <View className={css.start}>
          {(state === 'live' || state === 'reached') && <GoalRing raised={raised} goal={goal} />}
          <View className={css.grow}>
            <View className={css.line}>
              <Text className={css.name}>{text('myProject')}</Text>
              <StatusTag tone={stateTone[state]}>{text(`state_${state}`)}</StatusTag>
            </View>
            {wish !== '' && <Text className={css.note}>{wish}</Text>}
          </View>
        </View>
        {(state === 'live' || state === 'reached') && <GoalBar project={project} />}
        <AppButton id="cf-mine-open" kind="secondary" size="small" onPress={onOpen}>
          {text(state === 'draft' ? 'goOn' : 'openMine')}
        </AppButton>
      </View>
    </View>
  )
}
