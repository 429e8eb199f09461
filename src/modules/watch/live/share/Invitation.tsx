import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { errorText } from '@/locales/errorText'
import { formatMoment } from '@/locales/formatMoment'
import { useShareMenu } from '@/overlays/share/useShareMenu'
import { navigate } from '@/routes/navigate'
import { useSession } from '@/session/SessionProvider'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { Avatar } from '@/ui/content/Avatar'
import { StatusTag } from '@/ui/content/StatusTag'
import { DetailSkeleton } from '@/ui/feedback/DetailSkeleton'
import { toast } from '@/ui/feedback/toast'
import { Picture } from '@/ui/media/Picture'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../messages'
import { setReserved } from '../setReserved'
import css from './index.module.scss'
import { useShared } from './useShared'

interface InvitationProps {
  readonly iid: number
  readonly id: string
  readonly inviterRid: string | undefined
}

const PHASES = ['soon', 'living', 'ended'] as const

/** Where the invited arrive: the room, who invites, and the one button for what can be done now. */
export const Invitation = observer(function Invitation({ iid, id, inviterRid }: InvitationProps) {
  const { member } = useSession()
  const { state, room, live, load } = useShared(iid, id, inviterRid)
  const [busy, setBusy] = useState(false)
  const [reserved, setReservedHere] = useState(false)
  useShareMenu({ title: room?.title ?? text('shareTitle'), imgUrl: room?.cover ?? '' })
  // An own link credits nobody, so it names nobody.
  const inviter = live?.inviter
  const isReserved = reserved || room?.extra.reserved === true
  const soon = live?.state === 0
  const phase = live ? (live.state === 2 && live.replay ? 'replay' : PHASES[live.state]) : 'soon'
  const enter = () => void navigate('live.detail', { iid, id, inviterRid })
  const reserve = async () => {
    if (busy || !(await member.requireMember())) return
    setBusy(true)
    try {
      await setReserved(iid, id, true, inviterRid)
      setReservedHere(true)
      toast.success(text('reserveDone'))
    } catch (error) {
      toast.error(errorText(error))
      await load()
    } finally {
      setBusy(false)
    }
  }
  return (
    <ScreenFrame
      title={text('shareTitle')}
      state={state}
      skeleton={<DetailSkeleton />}
      onRefresh={load}
      footer={
        <ActionBar>
          {soon && !isReserved ? (
            <AppButton id="invitation-reserve" kind="primary" stretch loading={busy} onPress={() => void reserve()}>
              {text('remind')}
            </AppButton>
          ) : (
            <AppButton id="invitation-enter" kind="primary" stretch onPress={enter}>
              {text(live?.state === 2 && live.replay ? 'watchReplay' : 'enter')}
            </AppButton>
          )}
        </ActionBar>
      }
    >
      {room && (
        <View className={css.page}>
          {inviter && (
            <View id="invitation-from" className={css.from}>
              <Avatar src={inviter.headImg} name={inviter.nick_name} />
              <Text>{text('invitedBy', { name: inviter.nick_name })}</Text>
            </View>
          )}
          <View className={css.card}>
            <Picture src={room.cover} alt={room.title} ratio={16 / 9} lazy={false} />
            <View className={css.words}>
              <View className={css.tags}>
                <StatusTag tone={phase === 'living' ? 'danger' : 'plain'}>{text(`phase_${phase}`)}</StatusTag>
                {isReserved && soon && <StatusTag tone="success">{text('reminded')}</StatusTag>}
              </View>
              <Text id="invitation-title" className={css.title}>
                {room.title}
              </Text>
              {live?.startAt != null && (
                <Text className={css.note}>{text('beginsAt', { time: formatMoment(live.startAt, 'when') })}</Text>
              )}
              <Text className={css.note}>{room.summary}</Text>
            </View>
          </View>
        </View>
      )}
    </ScreenFrame>
  )
})
