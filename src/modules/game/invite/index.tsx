import { getContent, getTeam, MODULE_TYPE, moveTeamMember, saveTeam, type TeamDetail } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { call } from '@/gateway/call'
import { callOnce, saveOnce } from '@/gateway/callOnce'
import { errorText } from '@/locales/errorText'
import { useShare } from '@/overlays/share/useShare'
import { navigate, replace } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useKnownMember } from '@/screens/member/useKnownMember'
import { useSession } from '@/session/SessionProvider'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { dialog } from '@/ui/feedback/dialog'
import { toast } from '@/ui/feedback/toast'
import { FormSection } from '@/ui/fields/FormSection'
import { SelectField } from '@/ui/fields/SelectField'
import { TextField } from '@/ui/fields/TextField'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import type { ScreenState } from '@/ui/screen/ScreenState'
import { text } from '../entry/messages'
import css from '../game.module.scss'
import { TeamInviteStore } from './TeamInviteStore'
import { TeamSlots } from './TeamSlots'

const NO_TEAM: TeamDetail = { team: null, members: [], applicants: [], value: 0, rank: 0, code: '', codeUntil: 0 }

/** A team of an event: who is in it, the invitation, and the form of a new one. */
function TeamInvite() {
  const { iid, query } = useRoute<'game.invite'>()
  const { id = '', teamId = '', code = '' } = query
  const { member } = useSession()
  const [store] = useState(
    () =>
      new TeamInviteStore({
        fetchDetail: () => call(getContent, { iid, moduleType: MODULE_TYPE.game, id }),
        fetchOwn: async () =>
          member.isMember ? await call(getTeam, { iid, mine: true, scope: 'game', refId: id }) : NO_TEAM,
        fetchInvited:
          teamId || code
            ? () => call(getTeam, { iid, ...(teamId ? { id: teamId } : {}), ...(code ? { code } : {}) })
            : null,
        create: (sessionId, name, slogan) =>
          callOnce(`game-team:${id}:${sessionId}:${name}`, saveTeam, (reqId) => ({
            ...{ iid, reqId, scope: 'game' as const, refId: id, sessionId, name },
            ...(slogan ? { slogan } : {}),
          })),
        join: (team) =>
          saveOnce(`game-team:${team}`, moveTeamMember, {
            ...{ iid, id: team, op: 'join' as const },
            ...(code ? { code } : {}),
          }),
        leave: (team) => saveOnce(`game-team:${team}`, moveTeamMember, { iid, id: team, op: 'leave' as const }),
        requireMember: () => member.requireMember(),
      }),
  )
  useKnownMember(() => store.load())
  const { shown, own, detail, isMine } = store
  const team = shown?.team
  const share = useShare({
    title: team ? text('shareTitle', { name: team.name }) : text('invite'),
    desc: detail?.title ?? '',
    imgUrl: detail?.cover ?? '',
    ...(own?.team ? { query: { teamId: own.team.id, code: own.code } } : {}),
  })
  const attempt = async (move: () => Promise<boolean>, done?: string) => {
    try {
      if ((await move()) && done) toast.success(done)
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  const leave = async () => {
    if (await dialog.confirm({ message: text('leaveAsk', { name: own?.team?.name ?? '' }), danger: true }))
      await attempt(() => store.leave())
  }
  const nothing: ScreenState = {
    kind: 'empty',
    message: text('inviteNone'),
    actionText: text('toGame'),
    onAction: () => void replace('game.home', { iid, id }),
  }
  const isEmpty = detail !== null && !team && store.categories.length === 0
  return (
    <ScreenFrame
      title={text('invite')}
      state={isEmpty ? nothing : store.state}
      onRefresh={() => store.load()}
      footer={
        detail &&
        !isEmpty && (
          <ActionBar>
            {isMine ? (
              <>
                <AppButton id="team-share" stretch onPress={share}>
                  {text('shareTeam')}
                </AppButton>
                <AppButton
                  id="team-enter"
                  kind="accent"
                  stretch
                  onPress={() => void navigate('game.enroll', { iid, id })}
                >
                  {text('enterTeam')}
                </AppButton>
              </>
            ) : team ? (
              <AppButton
                id={store.isFull ? 'team-own' : 'team-join'}
                kind="accent"
                stretch
                loading={store.busy}
                onPress={() => (store.isFull ? store.startAlone() : void attempt(() => store.join(), text('joined')))}
              >
                {text(store.isFull ? 'ownTeam' : 'join')}
              </AppButton>
            ) : (
              <AppButton
                id="team-create"
                kind="accent"
                stretch
                loading={store.busy}
                onPress={() => void attempt(() => store.create())}
              >
                {text('create')}
              </AppButton>
            )}
          </ActionBar>
        )
      }
    >
      {detail && (
        <View className={css.page}>
          <Text className={css.title}>{detail.title}</Text>
          {store.refusedTeam !== '' && (
            <Text id="team-refused" className={css.note}>
              {text('inOther', { name: store.refusedTeam })}
            </Text>
          )}
          {store.expired && !isMine && <Text className={css.note}>{text('expired')}</Text>}
          {team && !isMine && <Text className={css.note}>{text(store.isFull ? 'teamFull' : 'invited')}</Text>}
          {shown && <TeamSlots detail={shown} />}
          {isMine && (
            <AppButton id="team-leave" kind="ghost" loading={store.busy} onPress={() => void leave()}>
              {text('leave')}
            </AppButton>
          )}
          {!team && (
            <FormSection title={text('createTitle')}>
              <SelectField
                id="team-category"
                label={text('category')}
                value={store.sessionId}
                options={store.categories.map((one) => ({ value: one.id, text: one.name }))}
                onChange={(sessionId) => store.write({ sessionId })}
              />
              <TextField
                id="team-name-field"
                label={text('teamName')}
                required
                maxLength={12}
                placeholder={text('teamNameHint')}
                value={store.name}
                onChange={(name) => store.write({ name })}
                error={store.nameIsWrong ? text('teamNameWrong') : undefined}
              />
              <TextField
                id="team-slogan"
                label={text('slogan')}
                maxLength={30}
                value={store.slogan}
                onChange={(slogan) => store.write({ slogan })}
              />
            </FormSection>
          )}
        </View>
      )}
    </ScreenFrame>
  )
}

export default observer(TeamInvite)
