import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { entrantFieldId } from '@/domain/entrant/entrantFieldId'
import { WaitlistSheet } from '@/domain/waitlist/WaitlistSheet'
import { useSavedEntrants } from '@/flows/useSavedEntrants'
import { useWaitlistSheet } from '@/flows/useWaitlistSheet'
import { errorText } from '@/locales/errorText'
import { navigate, replace } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { memberScreen } from '@/screens/member/memberScreen'
import { useSession } from '@/session/SessionProvider'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { Price } from '@/ui/content/Price'
import { dialog } from '@/ui/feedback/dialog'
import { FormSkeleton } from '@/ui/feedback/FormSkeleton'
import { toast } from '@/ui/feedback/toast'
import { scrollToField } from '@/ui/fields/scrollToField'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import type { ScreenState } from '@/ui/screen/ScreenState'
import { text } from '../entry/messages'
import css from '../game.module.scss'
import { GameEnrollForm } from './GameEnrollForm'
import type { GameEnrollOutcome } from './GameEnrollStore'
import { useGameEnroll } from './useGameEnroll'

/** The entry form of a sports event; checkout takes its order. */
function GameEnroll() {
  const { iid, query } = useRoute<'game.enroll'>()
  const { id = '' } = query
  const { member } = useSession()
  const { store, pictures } = useGameEnroll(iid, id, query.sessionId)
  const forget = useSavedEntrants(iid, store.entrants)
  const { entrants, waitlist, detail, total } = store
  const officialCode = useWaitlistSheet(iid, waitlist)
  const follow = async (outcome: GameEnrollOutcome) => {
    switch (outcome.kind) {
      case 'noCategory':
        return toast.show(text('choose'))
      case 'team':
        return toast.show(text('teamFirst'))
      case 'unsigned':
        toast.show(text('signFirst'))
        return navigate('game.statement', { iid, id })
      case 'entrant':
        return scrollToField(entrantFieldId(outcome.row, outcome.field, entrants.questions))
      case 'handedOver':
        return navigate('pay.game', { iid })
      case 'full':
        if (await dialog.confirm({ title: outcome.msg, message: text('fullAsk') })) waitlist.open(outcome.sessionId)
    }
  }
  const submit = async () => {
    if (pictures.mustWait()) return
    try {
      const outcome = await store.submit()
      if (outcome) await follow(outcome)
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  const closed: ScreenState = {
    kind: 'empty',
    message: text('closed'),
    actionText: text('toGame'),
    onAction: () => void replace('game.home', { iid, id }),
  }
  return (
    <ScreenFrame
      title={text('enroll')}
      state={memberScreen(member, store.isClosed ? closed : store.state)}
      skeleton={<FormSkeleton />}
      footer={
        <ActionBar
          note={
            total !== null && (
              <View className={css.line}>
                <Text className={css.note}>{text('peopleCount', { count: entrants.count })}</Text>
                <Price id="game-total" fen={total} size="large" zeroText={text('free')} />
              </View>
            )
          }
        >
          {store.needsTeam ? (
            <AppButton id="game-team" kind="accent" onPress={() => void navigate('game.invite', { iid, id })}>
              {text('toTeam')}
            </AppButton>
          ) : (
            <AppButton id="game-submit" kind="accent" loading={store.busy} onPress={() => void submit()}>
              {text('submit')}
            </AppButton>
          )}
        </ActionBar>
      }
    >
      {detail && <GameEnrollForm store={store} detail={detail} pictures={pictures} onForget={forget} />}
      <WaitlistSheet store={waitlist} officialCode={officialCode} />
    </ScreenFrame>
  )
}

export default observer(GameEnroll)
