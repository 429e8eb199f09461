import type { CfPerson, CfProject } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { formatWritten } from '@/locales/formatWritten'
import { Avatar } from '@/ui/content/Avatar'
import { StatusTag } from '@/ui/content/StatusTag'
import { Picture } from '@/ui/media/Picture'
import css from '../cf.module.scss'
import { text } from '../messages'
import { GoalBar } from './GoalBar'
import { stateTone } from './stateTone'

interface ProjectCardProps {
  readonly project: CfProject
  readonly owner: Pick<CfPerson, 'name' | 'headImg'>
  /** Shown where the project has no cover of its own. */
  readonly fallback?: string
  readonly children?: ReactNode
}

/** A project as everybody sees it: who, where to, why, and how much is raised. */
export function ProjectCard({ project, owner, fallback = '', children }: ProjectCardProps) {
  const { cover, place, wish, state } = project
  const picture = cover || place?.img || fallback
  return (
    <View className={css.card}>
      {picture !== '' && <Picture src={picture} alt="" ratio={16 / 9} lazy={false} />}
      <View className={css.words}>
        <View className={css.start}>
          <Avatar src={owner.headImg} name={owner.name} />
          <View className={css.grow}>
            <View className={css.line}>
              <Text className={css.name}>{owner.name}</Text>
              <StatusTag id="cf-state" tone={stateTone[state]}>
                {text(`state_${state}`)}
              </StatusTag>
            </View>
            {place && (
              <Text
                className={css.note}
              >{`${text('heading', { place: place.name })} · ${formatWritten(place.day)}`}</Text>
            )}
          </View>
        </View>
        <Text id="cf-wish-text" className={css.text}>
          {wish}
        </Text>
        {state === 'missed' || state === 'closed' ? (
          <Text id="cf-back" className={css.note}>
            {text('allBack')}
          </Text>
        ) : (
          <GoalBar project={project} />
        )}
        {children}
      </View>
    </View>
  )
}
