import { observer } from 'mobx-react'
import { useState } from 'react'
import { entrantFieldId } from '@/domain/entrant/entrantFieldId'
import { WaitlistSheet } from '@/domain/waitlist/WaitlistSheet'
import { WaitlistStore } from '@/domain/waitlist/WaitlistStore'
import { useSavedEntrants } from '@/flows/useSavedEntrants'
import { useWaitlistSheet } from '@/flows/useWaitlistSheet'
import { waitlistCall } from '@/gateway/waitlistCall'
import { errorText } from '@/locales/errorText'
import { navigate, replace } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { priceNumber } from '@/ui/content/priceNumber'
import { dialog } from '@/ui/feedback/dialog'
import { FormSkeleton } from '@/ui/feedback/FormSkeleton'
import { toast } from '@/ui/feedback/toast'
import { scrollToElement, scrollToField } from '@/ui/fields/scrollToField'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../trips/messages'
import { TripForm, TripTotal } from './components/TripForm'
import type { TripProblem } from './TripEnrollStore'
import { useTripEnroll } from './useTripEnroll'

/** The order form of a trip. Whatever the gateway refuses, what was typed stays. */
function OriginEnroll() {
  const { iid, query } = useRoute<'act.originEnroll'>()
  const { id = '', departureId = '' } = query
  const { store, pictures } = useTripEnroll(iid, id, departureId, query.deposit === '1')
  const forget = useSavedEntrants(iid, store.entrants)
  const [waitlist] = useState(() => new WaitlistStore({ join: waitlistCall(iid, 'origin', id).join }))
  const officialCode = useWaitlistSheet(iid, waitlist)

  const showProblem = (problem: TripProblem) => {
    switch (problem.kind) {
      case 'entrant':
        return scrollToField(entrantFieldId(problem.row, problem.field, store.entrants.questions))
      case 'name':
      case 'phone':
        return scrollToField(`contact-${problem.kind}`)
      case 'terms':
        return scrollToField('trip-terms')
      default:
        return toast.show(text(problem.kind === 'people' ? 'noOne' : 'gone'))
    }
  }
  const submit = async (): Promise<void> => {
    if (pictures.mustWait()) return
    try {
      const outcome = await store.submit()
      if (outcome?.kind === 'problem') showProblem(outcome.problem)
      if (outcome?.kind === 'handedOver') await navigate(store.due ? 'pay.advance' : 'pay.oact', { iid })
      if (outcome?.kind === 'full') scrollToElement('trip-full')
      if (outcome?.kind === 'priceChanged') {
        const message = text('priceNote', { before: priceNumber(outcome.before), now: priceNumber(outcome.now) })
        if (await dialog.confirm({ title: text('priceTitle'), message, confirmText: text('continue') })) await submit()
      }
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  return (
    <ScreenFrame
      title={text('enroll')}
      state={
        store.isGone
          ? {
              kind: 'empty',
              message: text('blankEnded'),
              actionText: text('notify'),
              onAction: () => void replace('act.originBlank', { iid, id, reason: 'ended' }),
            }
          : store.state
      }
      skeleton={<FormSkeleton />}
      footer={
        <ActionBar note={<TripTotal store={store} />}>
          <AppButton id="trip-submit" kind="accent" loading={store.busy} onPress={() => void submit()}>
            {text('submit')}
          </AppButton>
        </ActionBar>
      }
    >
      <TripForm
        store={store}
        pictures={pictures}
        onForget={forget}
        onChange={() => void replace('act.originCalendar', { iid, id })}
        onWait={() => waitlist.open(store.departureId)}
      />
      <WaitlistSheet store={waitlist} officialCode={officialCode} />
    </ScreenFrame>
  )
}

export default observer(OriginEnroll)
