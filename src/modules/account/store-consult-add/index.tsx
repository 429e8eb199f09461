import { saveStoreMember } from '@quanzi/contract'
import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { saveOnce } from '@/gateway/callOnce'
import { leaveTo } from '@/routes/leaveTo'
import { useRoute } from '@/routes/useRoute'
import { FormSection } from '@/ui/fields/FormSection'
import { TextField } from '@/ui/fields/TextField'
import { FormScreen } from '../smallStore/FormScreen'
import { lengthProblem, mobileProblem } from '../smallStore/fieldProblems'
import { memberRefusal } from '../smallStore/memberRefusal'
import { text } from '../smallStore/messages'
import { ownNameOf } from '../smallStore/ownNameOf'
import { useDraftForm } from '../smallStore/useDraftForm'
import { useOwnStore } from '../smallStore/useOwnStore'

const HOURS = /^(?:([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d)?$/

/** Adds a consult by the mobile of a member, or changes the name and the hours of one. */
function StoreConsultAdd() {
  const { iid, query } = useRoute<'account.storeConsultAdd'>()
  const { id } = query
  const { own, state } = useOwnStore(iid)
  const { store } = own
  const form = useDraftForm(iid, `store:consult:${id ?? 'new'}`, {
    fields: ['phone', 'name', 'hours'],
    check: ({ phone, name, hours }) => ({
      ...(id ? {} : mobileProblem(phone)),
      ...lengthProblem('name', name, 20, text('showNameLong')),
      ...(HOURS.test(hours.trim()) ? {} : { hours: text('hoursWrong') }),
    }),
    send: ({ phone, name, hours }) =>
      saveOnce(`store:consult:${id ?? phone}`, saveStoreMember, {
        ...{ iid, storeId: own.store?.id ?? '', kind: 'consult' as const },
        ...(id ? { id } : { phone: phone.trim() }),
        name: name.trim(),
        options: JSON.stringify({ hours: hours.trim() }),
      }),
    refused: memberRefusal,
  })
  useEffect(() => {
    if (!store) return
    const edited = store.consults.find((one) => one.id === id)
    form.begin({ phone: edited?.mobile ?? '', name: ownNameOf(edited), hours: edited?.hours ?? '' })
  }, [store, form, id])
  const { values } = form
  return (
    <FormScreen
      title={text(id ? 'editConsult' : 'addConsult')}
      state={state}
      form={form}
      prefix="consult"
      onSaved={() => void leaveTo('account.storeConsultsSet', { iid })}
    >
      {values && (
        <FormSection>
          <TextField
            id="consult-phone"
            label={text('memberMobile')}
            required
            disabled={Boolean(id)}
            kind="phone"
            placeholder={text('memberMobileHint')}
            value={values.phone}
            onChange={(phone) => form.set('phone', phone)}
            error={form.problem('phone')}
          />
          <TextField
            id="consult-name"
            label={text('showName')}
            maxLength={20}
            placeholder={text('showNameHint')}
            value={values.name}
            onChange={(name) => form.set('name', name)}
            error={form.problem('name')}
          />
          <TextField
            id="consult-hours"
            label={text('hours')}
            maxLength={11}
            placeholder={text('hoursHint')}
            value={values.hours}
            onChange={(hours) => form.set('hours', hours)}
            error={form.problem('hours')}
          />
        </FormSection>
      )}
    </FormScreen>
  )
}

export default observer(StoreConsultAdd)
