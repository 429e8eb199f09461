import { getTeam } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { InviteSheet } from '@/domain/team/InviteSheet'
import { text as teamText } from '@/domain/team/messages'
import { TeamList } from '@/domain/team/TeamList'
import { TeamSheet } from '@/domain/team/TeamSheet'
import { useTeamMoves } from '@/flows/team/useTeamMoves'
import { useTeams } from '@/flows/team/useTeams'
import { call } from '@/gateway/call'
import { errorText } from '@/locales/errorText'
import { useScreenShow } from '@/platform/lifecycle/screenHooks'
import { navigate, replace } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useSession } from '@/session/SessionProvider'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { toast } from '@/ui/feedback/toast'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { ofChallenge } from '../CurrentChallenge'
import { text } from '../messages'
import css from '../step.module.scss'
import { OneTeam } from './OneTeam'

/** The teams of a challenge, or with `teamId` one of them. */
function Team() {
  const { iid, query } = useRoute<'step.team'>()
  const { id = '', teamId = '', code = '' } = query
  // An invitation opens over the list; a team without a code is looked at.
  if (teamId !== '' && code === '') return <OneTeam iid={iid} id={id} teamId={teamId} />
  return <TeamSearch iid={iid} id={id} teamId={teamId} code={code} />
}

interface TeamSearchProps {
  readonly iid: number
  readonly id: string
  readonly teamId: string
  readonly code: string
}

const TeamSearch = observer(function TeamSearch({ iid, id, teamId, code }: TeamSearchProps) {
  const { member } = useSession()
  const { teams, form } = useTeams({ iid, scope: 'step', id, teamId, code })
  const moves = useTeamMoves(teams)
  const { own, list } = teams
  // An address may name a team instead of its challenge.
  const openNamed = async () => {
    const { team } = await call(getTeam, { iid, id }).catch(() => ({ team: null }))
    if (team?.scope === 'step') await replace('step.team', { iid, id: team.refId, teamId: team.id })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads again when the visitor becomes a member
  useEffect(() => {
    void member
      .ready()
      .then(() => teams.load())
      .then(() => teams.openInvitation())
      .then(() => (list.rows.length === 0 ? openNamed() : undefined))
      .catch((error: unknown) => toast.error(errorText(error)))
  }, [teams, member.isMember])
  useScreenShow(() => void (list.state.kind === 'ready' && teams.load()))
  const found = async () => {
    if (await member.requireMember()) form.found()
  }
  return (
    <ScreenFrame
      title={text('team')}
      onRefresh={() => teams.load()}
      {...list.foot}
      footer={
        <ActionBar>
          {own ? (
            <AppButton
              id="team-mine"
              kind="primary"
              stretch
              onPress={() => void navigate('step.mineTeam', { iid, id })}
            >
              {text('seeMine')}
            </AppButton>
          ) : (
            <AppButton id="team-found" kind="primary" stretch onPress={() => void found()}>
              {teamText('teamFound')}
            </AppButton>
          )}
        </ActionBar>
      }
    >
      <View className={css.page}>
        <TeamList
          teams={teams}
          onEnter={(team) => void moves.enter(team)}
          onOpen={(team) => void navigate('step.team', { iid, id, teamId: team.id })}
        />
      </View>
      <TeamSheet form={form} />
      <InviteSheet store={teams} onEnter={() => teams.invited?.team && void moves.enter(teams.invited.team)} />
    </ScreenFrame>
  )
})

export default ofChallenge('team', observer(Team))
