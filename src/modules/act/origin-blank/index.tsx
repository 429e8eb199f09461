import { getContent, getWaitlist, joinWaitlist, MODULE_TYPE } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { useOwnDetails } from '@/flows/enroll/useOwnDetails'
import { call } from '@/gateway/call'
import { saveOnce } from '@/gateway/callOnce'
import { errorText } from '@/locales/errorText'
import { replace } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useContentList } from '@/screens/list/useContentList'
import { useOpenItem } from '@/screens/list/useOpenItem'
import { useKnownMember } from '@/screens/member/useKnownMember'
import { useSession } from '@/session/SessionProvider'
import { AppButton } from '@/ui/action/AppButton'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { toast } from '@/ui/feedback/toast'
import { FormSection } from '@/ui/fields/FormSection'
import { TextField } from '@/ui/fields/TextField'
import { failedState } from '@/ui/screen/failedState'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { screenReady } from '@/ui/screen/ScreenState'
import { text } from '../trips/messages'
import { TripCard } from '../trips/TripCard'
import { type BlankReason, whyBlank } from '../trips/whyBlank'
import css from './index.module.scss'
import { NotifyStore } from './NotifyStore'

const WHY = { withdrawn: 'blankWithdrawn', ended: 'blankEnded', full: 'blankFull', open: 'blankOpen' } as const
const SIMILAR = 3

const isReason = (reason: string | undefined): reason is BlankReason =>
  reason === 'withdrawn' || reason === 'ended' || reason === 'full'

/** Why a trip cannot be booked, the wish to be told when it can, and similar trips. */
function OriginBlank() {
  const { iid, query } = useRoute<'act.originBlank'>()
  const { id = '', reason } = query
  const { member } = useSession()
  const [store] = useState(
    () =>
      new NotifyStore({
        requireMember: () => member.requireMember(),
        place: () => call(getWaitlist, { iid, scope: 'origin', refId: id }),
        send: (on, phone) =>
          saveOnce(`waitlist:origin:${id}:any`, joinWaitlist, {
            ...{ iid, scope: 'origin' as const, refId: id, on, ...(on ? { phone } : {}) },
          }),
      }),
  )
  const loadPlace = async () => {
    if (id !== '' && member.isMember) await store.load()
  }
  // Optional: without it the form shows, and a second registration is answered like the first.
  useKnownMember(() => void loadPlace().catch(() => undefined))
  const [found, setFound] = useState<BlankReason | 'open' | null>(null)
  useEffect(() => {
    if (id === '') return
    // The address may be old: the trip can be booked again, or something else stands in the way.
    call(getContent, { iid, moduleType: MODULE_TYPE.origin, id })
      .then((detail) => setFound(whyBlank(detail, screenReady) ?? 'open'))
      .catch((error: unknown) =>
        setFound(
          whyBlank(
            null,
            failedState(error, () => undefined),
          ),
        ),
      )
  }, [iid, id])
  const why = found ?? (isReason(reason) ? reason : 'ended')
  useOwnDetails(iid, ({ phone }) => store.suggest(phone))
  const list = useContentList({ iid, moduleType: MODULE_TYPE.origin })
  const openItem = useOpenItem()
  const similar = list.rows.filter((item) => item.id !== id && item.extra.state === 'open').slice(0, SIMILAR)
  const set = async (on: boolean) => {
    try {
      if (await store.set(on)) toast.success(text(on ? 'registered' : 'unregistered'))
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  return (
    <ScreenFrame title={text(why === 'open' ? 'blankTrip' : 'blank')}>
      {why === 'open' ? (
        <EmptyState
          message={text(WHY[why])}
          actionText={text('toTrip')}
          onAction={() => void replace('act.originDetail', { iid, id })}
        />
      ) : (
        <EmptyState drawing="missing" message={text(WHY[why])} />
      )}
      <View className={css.page}>
        {id !== '' && why !== 'open' && (
          <FormSection>
            {store.isRegistered ? (
              <>
                <Text id="notify-done" className={css.title}>
                  {text('registered')}
                </Text>
                <Text className={css.note}>{text('registeredNote')}</Text>
                <AppButton id="notify-undo" stretch loading={store.busy} onPress={() => void set(false)}>
                  {text('unregister')}
                </AppButton>
              </>
            ) : (
              <>
                <Text className={css.note}>{text('notifyNote')}</Text>
                <TextField
                  id="notify-phone"
                  label={text('contactPhone')}
                  kind="phone"
                  required
                  maxLength={11}
                  value={store.phone}
                  onChange={(phone) => store.write(phone)}
                  onSubmit={() => void set(true)}
                  error={store.isWrong ? text('phoneWrong') : undefined}
                />
                <AppButton id="notify" kind="primary" stretch loading={store.busy} onPress={() => void set(true)}>
                  {text('notify')}
                </AppButton>
              </>
            )}
          </FormSection>
        )}
        {similar.length > 0 && (
          <View className={css.similar}>
            <SectionHeading title={text('similar')} />
            {similar.map((item) => (
              <TripCard key={item.id} item={item} onOpen={openItem} />
            ))}
          </View>
        )}
      </View>
    </ScreenFrame>
  )
}

export default observer(OriginBlank)
