import { STORE_EVENTS, saveStoreMember } from '@quanzi/contract'
import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { saveOnce } from '@/gateway/callOnce'
import { leaveTo } from '@/routes/leaveTo'
import { useRoute } from '@/routes/useRoute'
import { FormSection } from '@/ui/fields/FormSection'
import { SwitchField } from '@/ui/fields/SwitchField'
import { TextField } from '@/ui/fields/TextField'
import { FormScreen } from '../smallStore/FormScreen'
import { mobileProblem } from '../smallStore/fieldProblems'
import { memberRefusal } from '../smallStore/memberRefusal'
import { text } from '../smallStore/messages'
import { useDraftForm } from '../smallStore/useDraftForm'
import { useOwnStore } from '../smallStore/useOwnStore'

/** Adds a member who is told of orders, with the events of interest. */
function StoreNotifyAdd() {
  const { iid } = useRoute<'account.storeNotifyAdd'>()
  const { own, state } = useOwnStore(iid)
  const { store } = own
  const form = useDraftForm(iid, 'store:notify', {
    fields: ['phone', 'events'],
    check: ({ phone, events }) => ({
      ...mobileProblem(phone),
      ...(events === '' ? { events: text('eventsNone') } : {}),
    }),
    send: ({ phone, events }) =>
      saveOnce(`store:notify:${phone}`, saveStoreMember, {
        ...{ iid, storeId: own.store?.id ?? '', kind: 'notify' as const, phone: phone.trim() },
        options: JSON.stringify({ events: events.split(',') }),
      }),
    refused: memberRefusal,
  })
  useEffect(() => {
    if (store) form.begin({ phone: '', events: STORE_EVENTS.join() })
  }, [store, form])
  const { values } = form
  const chosen = values ? values.events.split(',') : []
  return (
    <FormScreen
      title={text('addNotify')}
      state={state}
      form={form}
      prefix="notify"
      onSaved={() => void leaveTo('account.storeNotifySet', { iid })}
    >
      {values && (
        <FormSection>
          <TextField
            id="notify-phone"
            label={text('memberMobile')}
            required
            kind="phone"
            placeholder={text('memberMobileHint')}
            value={values.phone}
            onChange={(phone) => form.set('phone', phone)}
            error={form.problem('phone')}
          />
          {STORE_EVENTS.map((event, at) => (
            <SwitchField
              key={event}
              id={`notify-${event}`}
              label={text(`event_${event}`)}
              value={chosen.includes(event)}
              error={at === STORE_EVENTS.length - 1 ? form.problem('events') : undefined}
              onChange={(on) =>
                form.set('events', STORE_EVENTS.filter((one) => (one === event ? on : chosen.includes(one))).join())
              }
            />
          ))}
        </FormSection>
      )}
    </FormScreen>
  )
}

export default observer(StoreNotifyAdd)
