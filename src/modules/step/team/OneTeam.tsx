import { getTeam, type TeamDetail } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { text as teamText } from '@/domain/team/messages'
import { useTeamMoves } from '@/flows/team/useTeamMoves'
import { useTeams } from '@/flows/team/useTeams'
import { call } from '@/gateway/call'
import { grouped } from '@/lib/grouped'
import { navigate } from '@/routes/navigate'
import { useKnownMember } from '@/screens/member/useKnownMember'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { Card } from '@/ui/content/Card'
import { failedState } from '@/ui/screen/failedState'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { type ScreenState, screenLoading, screenReady } from '@/ui/screen/ScreenState'
import { text } from '../messages'
import { StepPeople } from '../StepPeople'
import css from '../step.module.scss'

interface OneTeamProps {
  readonly iid: number
  readonly id: string
  readonly teamId: string
}

/** A team for others: total, place, members, and joining. */
export const OneTeam = observer(function OneTeam({ iid, id, teamId }: OneTeamProps) {
  const { teams } = useTeams({ iid, scope: 'step', id, teamId: '', code: '' })
  const moves = useTeamMoves(teams)
  const [detail, setDetail] = useState<TeamDetail | null>(null)
  const [state, setState] = useState<ScreenState>(screenLoading)
  const load = async () => {
    try {
      const [found] = await Promise.all([call(getTeam, { iid, id: teamId }), teams.loadMine()])
      setDetail(found)
      setState(screenReady)
    } catch (error) {
      setState(failedState(error, () => void load()))
    }
  }
  useKnownMember(load)
  const team = detail?.team
  const enter = async () => {
    if (!team) return
    await moves.enter(team)
    await load()
  }
  const footer = () => {
    if (!team) return undefined
    if (teams.own)
      return (
        <AppButton id="team-mine" stretch onPress={() => void navigate('step.mineTeam', { iid, id })}>
          {text('seeMine')}
        </AppButton>
      )
    const isFull = team.size >= team.max
    return (
      <AppButton
        id="team-join"
        kind="primary"
        stretch
        disabled={isFull || team.mine === 'applicant'}
        loading={teams.moving === team.id}
        onPress={() => void enter()}
      >
        {isFull
          ? teamText('teamFull')
          : teamText(team.mine === 'applicant' ? 'teamAsked' : team.open ? 'teamJoin' : 'teamApply')}
      </AppButton>
    )
  }
  return (
    <ScreenFrame title={text('team')} state={state} onRefresh={load} footer={<ActionBar>{footer()}</ActionBar>}>
      {detail && team && (
        <View className={css.page}>
          <Card>
            <View id="step-team" className={css.card}>
              <Text className={css.title}>{team.name}</Text>
              {team.slogan !== '' && <Text className={css.note}>{team.slogan}</Text>}
              <View className={css.line}>
                <Text id="team-value" className={css.name}>
                  {text('teamWorth', { steps: grouped(detail.value) })}
                </Text>
                {detail.rank > 0 && <Text className={css.note}>{text('teamPlace', { rank: detail.rank })}</Text>}
                <Text className={css.note}>{text('members', { size: team.size, max: team.max })}</Text>
              </View>
            </View>
          </Card>
          <StepPeople members={detail.members} />
        </View>
      )}
    </ScreenFrame>
  )
})
