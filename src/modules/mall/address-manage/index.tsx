import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { AddressFields } from '@/domain/address/AddressFields'
import { loadRegions } from '@/gateway/loadRegions'
import { errorText } from '@/locales/errorText'
import { leaveTo } from '@/routes/leaveTo'
import { useRoute } from '@/routes/useRoute'
import { memberScreen } from '@/screens/member/memberScreen'
import { useSession } from '@/session/SessionProvider'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { FormSkeleton } from '@/ui/feedback/FormSkeleton'
import { toast } from '@/ui/feedback/toast'
import { scrollToField } from '@/ui/fields/scrollToField'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../messages'
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
      // Opened by a link, the screen has the list behind it all the same: there the address can be seen.
      await leaveTo('mall.addressList', { iid })
      toast.success(text('saved'))
    } catch (error) {
      toast.error(errorText(error))
    }
  }
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
        <AddressFields store={store} load={loadRegions} withDefault />
        <Text className={css.note}>{text('draft')}</Text>
      </View>
    </ScreenFrame>
  )
}

export default observer(AddressManage)
