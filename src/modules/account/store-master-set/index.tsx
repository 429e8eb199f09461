import { isMobile, saveStoreMember } from '@quanzi/contract'
import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { CodeField } from '@/domain/verify/CodeField'
import { FormPicture } from '@/flows/upload/FormPicture'
import { useFormPictures } from '@/flows/upload/useFormPictures'
import { saveOnce } from '@/gateway/callOnce'
import { leaveTo } from '@/routes/leaveTo'
import { useRoute } from '@/routes/useRoute'
import { FormSection } from '@/ui/fields/FormSection'
import { TextAreaField } from '@/ui/fields/TextAreaField'
import { TextField } from '@/ui/fields/TextField'
import { FormScreen } from '../smallStore/FormScreen'
import { codeProblem, lengthProblem, mobileProblem } from '../smallStore/fieldProblems'
import { memberRefusal } from '../smallStore/memberRefusal'
import { text } from '../smallStore/messages'
import { ownNameOf } from '../smallStore/ownNameOf'
import { useDraftForm } from '../smallStore/useDraftForm'
import { useOwnStore } from '../smallStore/useOwnStore'
import { useShopCode } from '../smallStore/useShopCode'

/** The manager of the own store; another person needs the code sent to the new number. */
function StoreMasterSet() {
  const { iid } = useRoute<'account.storeMasterSet'>()
  const { own, state } = useOwnStore(iid)
  const { store } = own
  const pictures = useFormPictures(iid, 'store:master')
  const sender = useShopCode(iid)
  const isNew = (phone: string) => phone.trim() !== (own.store?.master?.mobile ?? '')
  const form = useDraftForm(iid, 'store:master', {
    fields: ['name', 'img', 'phone', 'verifyCode', 'intro'],
    check: ({ name, phone, verifyCode, intro }) => ({
      ...lengthProblem('name', name, 20, text('showNameLong')),
      ...mobileProblem(phone),
      ...(isNew(phone) ? codeProblem(verifyCode) : {}),
      ...lengthProblem('intro', intro, 200, text('introLong')),
    }),
    send: ({ name, img, phone, verifyCode, intro }) =>
      saveOnce('store:master', saveStoreMember, {
        ...{ iid, storeId: own.store?.id ?? '', kind: 'master' as const },
        name: name.trim(),
        ...(isNew(phone) ? { phone: phone.trim(), verifyCode: verifyCode.trim() } : {}),
        options: JSON.stringify({ img, intro: intro.trim() }),
      }),
    refused: memberRefusal,
  })
  useEffect(() => {
    if (!store) return
    const { img = '', mobile: phone = '', intro = '' } = store.master ?? {}
    form.begin({ name: ownNameOf(store.master), img, phone, intro, verifyCode: '' })
  }, [store, form])
  const { values } = form
  return (
    <FormScreen
      title={text('master')}
      state={state}
      form={form}
      pictures={pictures}
      prefix="master"
      onSaved={() => void leaveTo('account.storeSet', { iid })}
    >
      {values && (
        <FormSection>
          <FormPicture
            id="master-img"
            label={text('masterImg')}
            pictures={pictures}
            field="img"
            value={values.img}
            onChange={(img) => form.set('img', img)}
          />
          <TextField
            id="master-name"
            label={text('masterName')}
            maxLength={20}
            placeholder={text('showNameHint')}
            value={values.name}
            onChange={(name) => form.set('name', name)}
            error={form.problem('name')}
          />
          <TextField
            id="master-phone"
            label={text('masterMobile')}
            required
            kind="phone"
            hint={text('masterMobileNew')}
            value={values.phone}
            onChange={(phone) => form.set('phone', phone)}
            error={form.problem('phone')}
          />
          {isNew(values.phone) && (
            <CodeField
              id="master-verifyCode"
              sender={sender}
              value={values.verifyCode}
              onChange={(code) => form.set('verifyCode', code)}
              mobile={() => (isMobile(values.phone.trim()) ? values.phone.trim() : null)}
              error={form.problem('verifyCode')}
            />
          )}
          <TextAreaField
            id="master-intro"
            label={text('intro')}
            limit={200}
            value={values.intro}
            onChange={(intro) => form.set('intro', intro)}
            error={form.problem('intro')}
          />
        </FormSection>
      )}
    </FormScreen>
  )
}

export default observer(StoreMasterSet)
