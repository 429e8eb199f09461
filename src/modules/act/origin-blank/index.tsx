import { joinWaitlist, MODULE_TYPE } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { useOwnDetails } from '@/flows/enroll/useOwnDetails'
import { callOnce } from '@/gateway/callOnce'
import { errorText } from '@/locales/errorText'
import { useRoute } from '@/routes/useRoute'
import { useContentList } from '@/screens/list/useContentList'
import { useOpenItem } from '@/screens/list/useOpenItem'
import { useSession } from '@/session/SessionProvider'
import { AppButton } from '@/ui/action/AppButton'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { toast } from '@/ui/feedback/toast'
import { FormSection } from '@/ui/fields/FormSection'
import { TextField } from '@/ui/fields/TextField'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../trips/messages'
import { TripCard } from '../trips/TripCard'
import css from './index.module.scss'
import { NotifyStore } from './NotifyStore'

const WHY = { withdrawn: 'blankWithdrawn', ended: 'blankEnded', full: 'blankFull' } as const
const SIMILAR = 3

const isReason = (reason: string | undefined): reason is keyof typeof WHY => reason !== undefined && reason in WHY

/** Why a trip cannot be booked, the wish to be told when it can, and similar trips. */
function OriginBlank() {
  const { iid, query } = useRoute<'act.originBlank'>()
  const { id = '', reason } = query
  const { member } = useSession()
  const [store] = useState(
    () =>
      new NotifyStore({
        requireMember: () => member.requireMember(),
        send: (on, phone) =>
          callOnce(`waitlist:origin:${id}:any:${on}:${phone}`, joinWaitlist, (reqId) => ({
            ...{ iid, reqId, scope: 'origin' as const, refId: id, on, ...(on ? { phone } : {}) },
          })),
      }),
  )
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
    <ScreenFrame title={text('blank')}>
      <EmptyState drawing="missing" message={text(isReason(reason) ? WHY[reason] : 'blankEnded')} />
      <View className={css.page}>
        {id !== '' && (
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
          <View>
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
