import { saveStore } from '@quanzi/contract'
import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { FormPicture } from '@/flows/upload/FormPicture'
import { useFormPictures } from '@/flows/upload/useFormPictures'
import { saveOnce } from '@/gateway/callOnce'
import { isGatewayError } from '@/gateway/GatewayError'
import { leaveTo } from '@/routes/leaveTo'
import { useRoute } from '@/routes/useRoute'
import { FormSection } from '@/ui/fields/FormSection'
import { TextAreaField } from '@/ui/fields/TextAreaField'
import { TextField } from '@/ui/fields/TextField'
import { FormScreen } from '../smallStore/FormScreen'
import { lengthProblem, nameProblem } from '../smallStore/fieldProblems'
import { text } from '../smallStore/messages'
import { useDraftForm } from '../smallStore/useDraftForm'
import { useOwnStore } from '../smallStore/useOwnStore'

/** Name, pictures, notice and city of the own store. */
function StoreInfoSet() {
  const { iid } = useRoute<'account.storeInfoSet'>()
  const { own, state } = useOwnStore(iid)
  const { store } = own
  const pictures = useFormPictures(iid, 'store:info')
  const form = useDraftForm(iid, 'store:info', {
    fields: ['name', 'logo', 'banner', 'notice', 'city'],
    check: ({ name, notice, city }) => ({
      ...nameProblem(name),
      ...lengthProblem('notice', notice, 200, text('noticeLong')),
      ...lengthProblem('city', city, 30, text('cityLong')),
    }),
    send: (values) => saveOnce('store:info', saveStore, { iid, id: own.store?.id ?? '', ...values }),
    refused: (error) => (isGatewayError(error, 'DUP') ? { field: 'name', words: text('nameTaken') } : undefined),
  })
  useEffect(() => {
    if (!store) return
    const { name, logo, banner, notice, city } = store
    form.begin({ name, logo, banner, notice, city })
  }, [store, form])
  const { values } = form
  return (
    <FormScreen
      title={text('info')}
      state={state}
      form={form}
      pictures={pictures}
      prefix="info"
      onSaved={() => void leaveTo('account.storeSet', { iid })}
    >
      {values && (
        <FormSection>
          <TextField
            id="info-name"
            label={text('name')}
            required
            maxLength={20}
            placeholder={text('nameHint')}
            value={values.name}
            onChange={(name) => form.set('name', name)}
            error={form.problem('name')}
          />
          {(['logo', 'banner'] as const).map((field) => (
            <FormPicture
              key={field}
              id={`info-${field}`}
              label={text(field)}
              pictures={pictures}
              field={field}
              value={values[field]}
              onChange={(picture) => form.set(field, picture)}
            />
          ))}
          <TextAreaField
            id="info-notice"
            label={text('notice')}
            placeholder={text('noticeHint')}
            limit={200}
            value={values.notice}
            onChange={(notice) => form.set('notice', notice)}
            error={form.problem('notice')}
          />
          <TextField
            id="info-city"
            label={text('city')}
            maxLength={30}
            value={values.city}
            onChange={(city) => form.set('city', city)}
            error={form.problem('city')}
          />
        </FormSection>
      )}
    </FormScreen>
  )
}

export default observer(StoreInfoSet)
