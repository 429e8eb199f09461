import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { entrantFieldId } from '@/domain/entrant/entrantFieldId'
import { WaitlistSheet } from '@/domain/waitlist/WaitlistSheet'
import { useSavedEntrants } from '@/flows/useSavedEntrants'
import { useWaitlistSheet } from '@/flows/useWaitlistSheet'
import { errorText } from '@/locales/errorText'
import { leaveTo } from '@/routes/leaveTo'
import { navigate, replace } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { Price } from '@/ui/content/Price'
import { dialog } from '@/ui/feedback/dialog'
import { FormSkeleton } from '@/ui/feedback/FormSkeleton'
import { toast } from '@/ui/feedback/toast'
import { scrollToField } from '@/ui/fields/scrollToField'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import type { ScreenState } from '@/ui/screen/ScreenState'
import { text } from '../messages'
import { EnrollForm } from './components/EnrollForm'
import type { EnrollObstacle, EnrollOutcome } from './EnrollStore'
import css from './index.module.scss'
import { useEnroll } from './useEnroll'

function Enroll() {
  const { iid, query, name } = useRoute<'act.enroll' | 'act.enroll1' | 'act.enrollTest'>()
  const { id = '', sessionId = '', groupId = '' } = query
  const trial = name === 'act.enrollTest'
  const team = name === 'act.enroll1'
  const { store, pictures } = useEnroll({ iid, id, sessionId, groupId, trial, team, byDeposit: query.deposit === '1' })
  const forget = useSavedEntrants(iid, store.entrants)
  const { detail, entrants, obstacle, waitlist, due } = store
  const officialCode = useWaitlistSheet(iid, waitlist)

  const follow = async (outcome: EnrollOutcome) => {
    switch (outcome.kind) {
      case 'problem': {
        const { problem } = outcome
        if (problem.kind === 'session') return toast.show(text(store.session ? 'sessionGone' : 'sessionMissing'))
        return scrollToField(entrantFieldId(problem.row, problem.field, entrants.questions))
      }
      case 'handedOver':
        return navigate(due ? 'pay.advance' : team ? 'pay.act1' : 'pay.act', { iid })
      case 'trialSaved':
        toast.success(text('trialSaved'))
        return leaveTo('act.detail', { iid, id })
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
  const insteadOfForm = (why: EnrollObstacle): ScreenState => {
    const toTeams = why === 'noTeam' || why === 'onlyCaptain'
    return {
      kind: 'empty',
      message: text(why),
      actionText: text(toTeams ? 'toTeams' : 'toDetail'),
      onAction: () => void replace(toTeams ? 'act.teamList' : 'act.detail', { iid, id }),
    }
  }
  return (
    <ScreenFrame
      title={text('enroll')}
      state={obstacle ? insteadOfForm(obstacle) : store.state}
      skeleton={<FormSkeleton />}
      footer={
        <ActionBar
          note={
            store.total !== null && (
              <View className={css.total}>
                <Text className={css.count}>{text(due ? 'depositSum' : 'peopleCount', { count: entrants.count })}</Text>
                <Price id="enrol-total" fen={due?.fen ?? store.total} size="large" zeroText={text('free')} />
              </View>
            )
          }
        >
          {store.waitsFor === null || trial ? (
            <AppButton id="enrol-submit" kind="accent" loading={store.busy} onPress={() => void submit()}>
              {text(trial ? 'submitTrial' : 'submit')}
            </AppButton>
          ) : (
            <AppButton id="enrol-wait" onPress={() => waitlist.open(store.waitsFor ?? '')}>
              {text('waitlist')}
            </AppButton>
          )}
        </ActionBar>
      }
    >
      {detail && <EnrollForm store={store} detail={detail} trial={trial} pictures={pictures} onForget={forget} />}
      <WaitlistSheet store={waitlist} officialCode={officialCode} />
    </ScreenFrame>
  )
}

export default observer(Enroll)
