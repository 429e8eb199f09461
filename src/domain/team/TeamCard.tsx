import type { TeamRow } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { AppButton } from '@/ui/action/AppButton'
import { Card } from '@/ui/content/Card'
import { pressProps } from '@/ui/press/pressProps'
import { text } from './messages'
import css from './TeamCard.module.scss'

interface TeamCardProps {
  readonly team: TeamRow
  readonly own: boolean
  /** True when the viewer is in no team and may join. */
  readonly free: boolean
  readonly busy: boolean
  readonly onEnter: () => void
  /** Opens the team; absent where the card is all there is. */
  readonly onOpen?: () => void
}

/** A team in the list: name, notice, captain, size, and a button to join. */
export const TeamCard = observer(function TeamCard({ team, own, free, busy, onEnter, onOpen }: TeamCardProps) {
  const { id, name, slogan, captain, size, max, open } = team
  const full = size >= max
  return (
    <Card>
      <View id={`team-${id}`} className={css.team}>
        <View className={css.words} {...pressProps(onOpen, { role: 'link' })}>
          <Text className={css.name}>{name}</Text>
          {slogan !== '' && <Text className={css.slogan}>{slogan}</Text>}
          <Text className={css.meta}>
            {text('teamCaptain', { name: captain })} · {text('teamSize', { size, max })}
          </Text>
        </View>
        {own && <Text className={css.mark}>{text('teamMine')}</Text>}
        {!own && full && <Text className={css.full}>{text('teamFull')}</Text>}
        {!own && !full && free && (
          <AppButton
            id={`team-join-${id}`}
            size="small"
            kind={open ? 'primary' : 'secondary'}
            loading={busy}
            onPress={onEnter}
          >
            {text(open ? 'teamJoin' : 'teamApply')}
          </AppButton>
        )}
      </View>
    </Card>
  )
})
