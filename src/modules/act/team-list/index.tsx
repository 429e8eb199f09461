import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { InviteSheet } from '@/domain/team/InviteSheet'
import { MyTeam } from '@/domain/team/MyTeam'
import { TeamList } from '@/domain/team/TeamList'
import { TeamSheet } from '@/domain/team/TeamSheet'
import { useTeamMoves } from '@/flows/team/useTeamMoves'
import { useTeams } from '@/flows/team/useTeams'
import { errorText } from '@/locales/errorText'
import { useShare } from '@/overlays/share/useShare'
import { replace } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useSession } from '@/session/SessionProvider'
import { toast } from '@/ui/feedback/toast'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../messages'
import { TeamBar } from './components/TeamBar'
import css from './index.module.scss'

/** The teams of an activity: create, join, lead and enter them. */
function Teams() {
  const { iid, query } = useRoute<'act.teamList'>()
  const { id = '', teamId = '', code = '' } = query
  const { member } = useSession()
  const { teams, form } = useTeams({ iid, scope: 'act', id, teamId, code })
  const moves = useTeamMoves(teams)
  const { own, mine, list } = teams
  const share = useShare({
    title: own ? text('teamShare', { name: own.name }) : text('teams'),
    desc: own?.slogan ?? '',
    ...(own ? { query: { teamId: own.id, code: mine?.code ?? '' } } : {}),
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads again when the visitor becomes a member
  useEffect(() => {
    void member
      .ready()
      .then(() => teams.load())
      .then(() => teams.openInvitation())
      .catch((error: unknown) => toast.error(errorText(error)))
  }, [teams, member.isMember])

  const toActs = { actionText: text('toActs'), onAction: () => void replace('act.list', { iid }) }
  return (
    <ScreenFrame
      title={text('teams')}
      onRefresh={() => teams.load()}
      {...list.foot}
      {...(id === '' ? { state: { kind: 'empty' as const, message: text('teamsOfNothing'), ...toActs } } : {})}
      footer={<TeamBar iid={iid} id={id} teams={teams} form={form} onShare={share} />}
    >
      <View className={css.page}>
        {mine && own && (
          <MyTeam
            mine={mine}
            moving={teams.moving}
            worth={mine.value > 0 ? text('teamPlaces', { count: mine.value }) : text('teamNoPlaces')}
            onApprove={(person) => void moves.approve(person)}
            onRemove={(person, applicant) => void moves.remove(person, applicant)}
            onTransfer={(person) => void moves.transfer(person)}
            onChange={() => form.change(own.id, own)}
            onLeave={() => void moves.leave()}
          />
        )}
        <TeamList teams={teams} onEnter={(team) => void moves.enter(team)} />
      </View>
      <TeamSheet form={form} />
      <InviteSheet store={teams} onEnter={() => teams.invited?.team && void moves.enter(teams.invited.team)} />
    </ScreenFrame>
  )
}

export default observer(Teams)
