import { SMALL_STORE, STORE_EVENTS, type StoreEvent, type StoreNotify, saveStoreMember } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { saveOnce } from '@/gateway/callOnce'
import { errorText } from '@/locales/errorText'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { toast } from '@/ui/feedback/toast'
import { SwitchField } from '@/ui/fields/SwitchField'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../smallStore/messages'
import { PersonCard } from '../smallStore/PersonCard'
import css from '../smallStore/people.module.scss'
import { removePerson } from '../smallStore/removePerson'
import { useOwnStore } from '../smallStore/useOwnStore'

/** The recipients of messages about orders, each with the events of interest. */
function StoreNotifySet() {
  const { iid } = useRoute<'account.storeNotifySet'>()
  const { own, state } = useOwnStore(iid)
  const { store } = own
  const notifies = store?.notifies ?? []
  const setEvent = ({ id, events: before }: StoreNotify, event: StoreEvent, on: boolean) => {
    if (!store) return
    const events = STORE_EVENTS.filter((one) => (one === event ? on : before.includes(one)))
    const write = () =>
      saveOnce(`store:events:${id}`, saveStoreMember, {
        ...{ iid, storeId: store.id, kind: 'notify' as const, id },
        options: JSON.stringify({ events }),
      })
    const shown = notifies.map((one) => (one.id === id ? { ...one, events } : one))
    own.change({ notifies: shown }, write).catch((error: unknown) => toast.error(errorText(error)))
  }
  const full = notifies.length >= SMALL_STORE.people
  return (
    <ScreenFrame
      title={text('notifies')}
      state={state}
      footer={
        <ActionBar>
          <AppButton
            id="notify-add"
            kind="primary"
            stretch
            disabled={full}
            onPress={() => void navigate('account.storeNotifyAdd', { iid })}
          >
            {text(full ? 'notifiesFull' : 'addNotify')}
          </AppButton>
        </ActionBar>
      }
    >
      {store && notifies.length === 0 && <EmptyState message={text('noNotifies')} />}
      <View className={css.list}>
        {notifies.map((person) => (
          <PersonCard
            key={person.id}
            person={person}
            note={person.mobile}
            actions={
              <AppButton
                id={`remove-${person.id}`}
                size="small"
                kind="danger"
                onPress={() => void removePerson(iid, text('removeNotify', { name: person.name }), person)}
              >
                {text('remove')}
              </AppButton>
            }
          >
            {STORE_EVENTS.map((event) => (
              <SwitchField
                key={event}
                id={`event-${event}-${person.id}`}
                label={text(`event_${event}`)}
                value={person.events.includes(event)}
                onChange={(on) => setEvent(person, event, on)}
              />
            ))}
          </PersonCard>
        ))}
      </View>
    </ScreenFrame>
  )
}

export default observer(StoreNotifySet)
