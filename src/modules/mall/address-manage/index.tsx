import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { RegionField } from '@/domain/region/RegionField'
import { loadRegions } from '@/gateway/loadRegions'
import { errorText } from '@/locales/errorText'
import { back } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { memberScreen } from '@/screens/member/memberScreen'
import { useSession } from '@/session/SessionProvider'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { FormSkeleton } from '@/ui/feedback/FormSkeleton'
import { toast } from '@/ui/feedback/toast'
import { FormSection } from '@/ui/fields/FormSection'
import { SwitchField } from '@/ui/fields/SwitchField'
import { scrollToField } from '@/ui/fields/scrollToField'
import { TextAreaField } from '@/ui/fields/TextAreaField'
import { TextField } from '@/ui/fields/TextField'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../messages'
import type { AddressProblem } from './AddressFormStore'
import css from './index.module.scss'
import { useAddressForm } from './useAddressForm'

function AddressManage() {
  const { iid, query } = useRoute<'mall.addressManage'>()
  const { member } = useSession()
  const { id } = query
  const store = useAddressForm(iid, id)
  const save = async () => {
    try {
      if (!(await store.save())) {
        const [first] = store.problems
        if (first) scrollToField(`address-${first}`)
        return
      }
      toast.success(text('saved'))
      await back()
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  const { form, tried, problems } = store
  const error = (problem: AddressProblem) =>
    tried && problems.includes(problem) ? { error: text(`${problem}Wrong`) } : {}
  return (
    <ScreenFrame
      title={text(id ? 'edit' : 'add')}
      state={memberScreen(member, store.state)}
      skeleton={<FormSkeleton />}
      footer={
        <ActionBar>
          <AppButton id="address-save" kind="primary" stretch loading={store.busy} onPress={() => void save()}>
            {text('save')}
          </AppButton>
        </ActionBar>
      }
    >
      <View className={css.form}>
        <FormSection>
          <TextField
            id="address-name"
            label={text('name')}
            placeholder={text('namePlaceholder')}
            required
            value={form.name}
            onChange={(name) => store.change({ name })}
            maxLength={20}
            {...error('name')}
          />
          <TextField
            id="address-mobile"
            label={text('mobile')}
            kind="phone"
            required
            value={form.mobile}
            onChange={(mobile) => store.change({ mobile })}
            maxLength={11}
            {...error('mobile')}
          />
          <RegionField
            id="address-region"
            label={text('region')}
            required
            value={form.region}
            onChange={(region) => store.change({ region })}
            load={loadRegions}
            {...error('region')}
          />
          <TextAreaField
            id="address-detail"
            label={text('detail')}
            placeholder={text('detailPlaceholder')}
            required
            limit={100}
            value={form.detail}
            onChange={(detail) => store.change({ detail })}
            {...error('detail')}
          />
          <TextField
            id="address-postCode"
            label={text('postCode')}
            kind="number"
            value={form.postCode}
            onChange={(postCode) => store.change({ postCode })}
            maxLength={6}
            {...error('postCode')}
          />
          <SwitchField
            id="address-default"
            label={text('asDefault')}
            value={form.isDefault}
            onChange={(isDefault) => store.change({ isDefault })}
          />
        </FormSection>
        <Text className={css.note}>{text('draft')}</Text>
      </View>
    </ScreenFrame>
  )
}

export default observer(AddressManage)
