import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { AppButton } from '@/ui/action/AppButton'
import { AvatarGroup } from '@/ui/content/AvatarGroup'
import { BottomSheet } from '@/ui/feedback/BottomSheet'
import css from './MyTeam.module.scss'
import { text } from './messages'
import type { TeamsStore } from './TeamsStore'

interface InviteSheetProps {
  readonly store: TeamsStore
  readonly onEnter: () => void
}

/** The team of an invitation, with a button to join. */
export const InviteSheet = observer(function InviteSheet({ store, onEnter }: InviteSheetProps) {
  const { invited } = store
  const team = invited?.team
  return (
    <BottomSheet
      id="team-invitation"
      open={Boolean(team)}
      title={text('teamInvited')}
      onClose={() => store.closeInvitation()}
      footer={
        <AppButton id="team-accept" kind="primary" stretch loading={store.moving !== ''} onPress={onEnter}>
          {text('teamAccept')}
        </AppButton>
      }
    >
      {team && (
        <View className={css.team}>
          <Text className={css.title}>{team.name}</Text>
          {team.slogan !== '' && <Text className={css.words}>{team.slogan}</Text>}
          <AvatarGroup
            people={invited.members.map(({ rid, headImg, nick_name }) => ({
              key: rid,
              src: headImg,
              name: nick_name,
            }))}
            text={text('teamSize', { size: team.size, max: team.max })}
          />
        </View>
      )}
    </BottomSheet>
  )
})
