import { observer } from 'mobx-react'
import { text as teamText } from '@/domain/team/messages'
import type { TeamForm } from '@/domain/team/TeamForm'
import type { TeamsStore } from '@/domain/team/TeamsStore'
import { navigate } from '@/routes/navigate'
import { useSession } from '@/session/SessionProvider'
import { ActionBar } from '@/ui/action/ActionBar'
import { ActionIcon } from '@/ui/action/ActionIcon'
import { AppButton } from '@/ui/action/AppButton'
import shareIcon from '@/ui/icon/drawings/share.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { text } from '../../messages'

interface TeamBarProps {
  readonly iid: number
  /** Id of the activity. */
  readonly id: string
  readonly teams: TeamsStore
  readonly form: TeamForm
  readonly onShare: () => void
}

/** Without a team: a button to create one. With a team: buttons to invite and to enter the activity. */
export const TeamBar = observer(function TeamBar({ iid, id, teams, form, onShare }: TeamBarProps) {
  const { member } = useSession()
  const { own, leads } = teams
  const found = async () => {
    if (await member.requireMember()) form.found()
  }
  if (!own)
    return (
      <ActionBar>
        <AppButton id="team-found" kind="primary" stretch onPress={() => void found()}>
          {teamText('teamFound')}
        </AppButton>
      </ActionBar>
    )
  const entry = { iid, id, groupId: own.id }
  return (
    <ActionBar
      icons={
        <ActionIcon
          id="share-button"
          icon={<Icon drawing={shareIcon.drawing} size={20} />}
          text={teamText('teamInvite')}
          onPress={onShare}
        />
      }
    >
      {leads && (
        <AppButton id="team-enrol-one" onPress={() => void navigate('act.enroll', entry)}>
          {text('teamEnrolOne')}
        </AppButton>
      )}
      <AppButton
        id="team-enrol"
        kind="accent"
        stretch
        onPress={() => void navigate(leads ? 'act.enroll1' : 'act.enroll', entry)}
      >
        {text(leads ? 'teamEnrolAll' : 'teamEnrol')}
      </AppButton>
    </ActionBar>
  )
})
