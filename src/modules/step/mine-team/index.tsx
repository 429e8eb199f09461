import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useMemo } from 'react'
import { MyTeam } from '@/domain/team/MyTeam'
import { text as teamText } from '@/domain/team/messages'
import { TeamSheet } from '@/domain/team/TeamSheet'
import { useTeamMoves } from '@/flows/team/useTeamMoves'
import { useTeams } from '@/flows/team/useTeams'
import { grouped } from '@/lib/grouped'
import { formatMoment } from '@/locales/formatMoment'
import { useShare } from '@/overlays/share/useShare'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { memberScreen } from '@/screens/member/memberScreen'
import { useKnownMember } from '@/screens/member/useKnownMember'
import { useSession } from '@/session/SessionProvider'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { Card } from '@/ui/content/Card'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { ofChallenge } from '../CurrentChallenge'
import { memberSteps } from '../memberSteps'
import { text } from '../messages'
import css from '../step.module.scss'

/** The member's own team: steps, applicants, notice; the form where there is none. */
function MineTeam() {
  const { iid, query } = useRoute<'step.mineTeam'>()
  const { id = '' } = query
  const { member } = useSession()
  const { teams, form } = useTeams({ iid, scope: 'step', id, teamId: '', code: '' })
  const moves = useTeamMoves(teams)
  const { own, mine, leads } = teams
  const here = useRoute<'step.mineTeam'>()
  const { id: teamId = '' } = own ?? {}
  const code = mine?.code ?? ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address of the screen does not change
  const invitation = useMemo(
    () => (teamId ? { ...here, name: 'step.team' as const, query: { id, teamId, ...(code ? { code } : {}) } } : null),
    [id, teamId, code],
  )
  const share = useShare({
    title: own ? text('share', { name: own.name }) : text('mineTeam'),
    desc: own?.slogan ?? '',
    of: invitation,
  })
  const load = async () => {
    if (member.isMember) await teams.openMine()
  }
  useKnownMember(load)
  const worth = () =>
    [
      text('teamWorth', { steps: grouped(mine?.value ?? 0) }),
      mine && mine.rank > 0 ? text('teamPlace', { rank: mine.rank }) : '',
    ]
      .filter(Boolean)
      .join(' · ')
  const state = memberScreen(member, teams.mineState)
  return (
    <ScreenFrame
      title={text('mineTeam')}
      state={state}
      onRefresh={load}
      {...(state.kind === 'ready'
        ? {
            footer: (
              <ActionBar>
                {own ? (
                  <AppButton id="team-invite" kind="primary" stretch onPress={share}>
                    {text('invite')}
                  </AppButton>
                ) : (
                  <AppButton id="team-found" kind="primary" stretch onPress={() => form.found()}>
                    {teamText('teamFound')}
                  </AppButton>
                )}
              </ActionBar>
            ),
          }
        : {})}
    >
      <View className={css.page}>
        {own && mine ? (
          <>
            {mine.applicants.length > 0 && (
              <Text id="team-applicants" className={css.name}>
                {text('applicants', { count: mine.applicants.length })}
              </Text>
            )}
            <MyTeam
              mine={mine}
              moving={teams.moving}
              worth={worth()}
              noteOf={memberSteps}
              onApprove={(person) => void moves.approve(person)}
              onRemove={(person, applicant) => void moves.remove(person, applicant)}
              onTransfer={(person) => void moves.transfer(person)}
              onChange={() => form.change(own.id, own)}
              onLeave={() => void moves.leave()}
            />
            {leads && mine.code !== '' && (
              <Card>
                <View className={css.card}>
                  <Text className={css.name}>{text('codeWord', { code: mine.code })}</Text>
                  <Text className={css.note}>{text('codeUntil', { date: formatMoment(mine.codeUntil, 'at') })}</Text>
                </View>
              </Card>
            )}
          </>
        ) : (
          <EmptyState
            message={text('noTeam')}
            actionText={text('findTeam')}
            onAction={() => void navigate('step.team', { iid, id })}
          />
        )}
      </View>
      <TeamSheet form={form} />
    </ScreenFrame>
  )
}

export default ofChallenge('mineTeam', observer(MineTeam))
