import type { TeamMember, TeamMoved, TeamRow } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { errorText } from '@/locales/errorText'
import { useShare } from '@/overlays/share/useShare'
import { navigate, replace } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useSession } from '@/session/SessionProvider'
import { ActionBar } from '@/ui/action/ActionBar'
import { ActionIcon } from '@/ui/action/ActionIcon'
import { AppButton } from '@/ui/action/AppButton'
import { dialog } from '@/ui/feedback/dialog'
import { toast } from '@/ui/feedback/toast'
import { SearchBox } from '@/ui/fields/SearchBox'
import { Icon } from '@/ui/icon/Icon'
import { ListState } from '@/ui/screen/ListState'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../messages'
import { InviteSheet } from './components/InviteSheet'
import { MyTeam } from './components/MyTeam'
import { TeamCard } from './components/TeamCard'
import { TeamSheet } from './components/TeamSheet'
import css from './index.module.scss'
import { useTeams } from './useTeams'

/** Teams of an activity: found one, join one, lead one, and enter with it. */
function TeamList() {
  const { iid, query } = useRoute<'act.teamList'>()
  const { id = '', teamId = '', code = '' } = query
  const { member } = useSession()
  const { teams, form } = useTeams({ iid, id, teamId, code })
  const { own, mine, list } = teams
  const leads = own?.mine === 'captain'
  const share = useShare({
    title: own ? text('teamShare', { name: own.name }) : text('teams'),
    desc: own?.slogan ?? '',
    ...(own ? { query: { teamId: own.id, code: mine?.code ?? '' } } : {}),
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again once it is known who it is
  useEffect(() => {
    void member
      .ready()
      .then(() => teams.load())
      .then(() => {
        if (teamId || code) return teams.openInvitation()
      })
      .catch((error: unknown) => toast.error(errorText(error), { duration: 2000 }))
  }, [teams, member.isMember])

  const attempt = async (act: () => Promise<TeamMoved | null>, said: (moved: TeamMoved) => string) => {
    try {
      const moved = await act()
      if (moved) toast.success(said(moved))
    } catch (error) {
      toast.error(errorText(error), { duration: 2000 })
      await teams.load()
    }
  }
  const asked = async (message: string, act: () => Promise<TeamMoved | null>) => {
    if (await dialog.confirm({ message })) await attempt(act, () => text('teamDone'))
  }
  const enter = async (team: TeamRow) => {
    if (!(await member.requireMember())) return
    await attempt(
      () => teams.enter(team),
      ({ state }) => text(state === 'applicant' ? 'teamAsked' : 'teamJoined'),
    )
  }
  const found = async () => {
    if (await member.requireMember()) form.found()
  }
  const enrol = () => own && void navigate(leads ? 'act.enroll1' : 'act.enroll', { iid, id, groupId: own.id })
  const about = ({ rid, nick_name: name }: TeamMember) => ({ toRid: rid, name })
  const toActs = { actionText: text('toActs'), onAction: () => void replace('act.list', { iid }) }
  return (
    <ScreenFrame
      title={text('teams')}
      onRefresh={() => teams.load()}
      {...(list.state.kind === 'ready' ? { onMore: () => void list.loadMore(), more: list.more } : {})}
      {...(id === '' ? { state: { kind: 'empty' as const, message: text('teamsOfNothing'), ...toActs } } : {})}
      footer={
        own ? (
          <ActionBar
            icons={
              <ActionIcon
                id="share-button"
                icon={<Icon name="share" size={20} />}
                text={text('teamInvite')}
                onPress={share}
              />
            }
          >
            {leads && (
              <AppButton id="team-enrol-one" onPress={() => void navigate('act.enroll', { iid, id, groupId: own.id })}>
                {text('teamEnrolOne')}
              </AppButton>
            )}
            <AppButton id="team-enrol" kind="accent" stretch onPress={enrol}>
              {text(leads ? 'teamEnrolAll' : 'teamEnrol')}
            </AppButton>
          </ActionBar>
        ) : (
          <ActionBar>
            <AppButton id="team-found" kind="primary" stretch onPress={() => void found()}>
              {text('teamFound')}
            </AppButton>
          </ActionBar>
        )
      }
    >
      <View className={css.page}>
        {mine && own && (
          <MyTeam
            mine={mine}
            moving={teams.moving}
            onApprove={(person) =>
              void attempt(
                () => teams.move(own.id, 'approve', { toRid: person.rid }),
                () => text('teamDone'),
              )
            }
            onRemove={(person, applicant) => {
              const { toRid, name } = about(person)
              void asked(text(applicant ? 'teamRefuseAsk' : 'teamRemoveAsk', { name }), () =>
                teams.move(own.id, 'remove', { toRid }),
              )
            }}
            onTransfer={(person) => {
              const { toRid, name } = about(person)
              void asked(text('teamTransferAsk', { name }), () => teams.move(own.id, 'transfer', { toRid }))
            }}
            onChange={() => form.change(own.id, own)}
            onLeave={() =>
              void asked(text(leads && own.size === 1 ? 'teamDissolveAsk' : 'teamLeaveAsk'), () =>
                teams.move(own.id, 'leave'),
              )
            }
          />
        )}
        <SearchBox
          id="team-search"
          value={teams.search.word}
          placeholder={text('teamSearch')}
          onChange={(word) => teams.search.write(word)}
          onSubmit={() => teams.search.submit()}
        />
        <ListState state={list.state}>
          <View className={css.list}>
            {list.rows.map((team) => (
              <TeamCard
                key={team.id}
                team={team}
                own={team.id === own?.id}
                free={own === null}
                busy={teams.moving === team.id}
                onEnter={() => void enter(team)}
              />
            ))}
          </View>
        </ListState>
      </View>
      <TeamSheet form={form} />
      <InviteSheet store={teams} onEnter={() => teams.invited?.team && void enter(teams.invited.team)} />
    </ScreenFrame>
  )
}

export default observer(TeamList)
