import { maskMobile } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { AddressFields } from '@/domain/address/AddressFields'
import { loadRegions } from '@/gateway/loadRegions'
import { errorText } from '@/locales/errorText'
import { useScreenShow } from '@/platform/lifecycle/screenHooks'
import { currentPath } from '@/routes/login'
import { navigate } from '@/routes/navigate'
import { useKnownMember } from '@/screens/member/useKnownMember'
import { useSession } from '@/session/SessionProvider'
import { AppButton } from '@/ui/action/AppButton'
import { BottomSheet } from '@/ui/feedback/BottomSheet'
import { toast } from '@/ui/feedback/toast'
import addIcon from '@/ui/icon/drawings/add.module.scss'
import arrowRightIcon from '@/ui/icon/drawings/arrowRight.module.scss'
import locationIcon from '@/ui/icon/drawings/location.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { joinClasses } from '@/ui/joinClasses'
import { pressProps } from '@/ui/press/pressProps'
import { text } from '../../messages'
import type { DeliveryStore } from '../DeliveryStore'
import css from './AddressSection.module.scss'

interface AddressSectionProps {
  readonly iid: number
  readonly store: DeliveryStore
}

/** The delivery address: the chosen one, or a row that opens a form for the first one. */
export const AddressSection = observer(function AddressSection({ iid, store }: AddressSectionProps) {
  const { member } = useSession()
  const load = () => (member.isMember ? store.load() : undefined)
  useKnownMember(load)
  // The address book returns here.
  useScreenShow(() => void load())
  const choose = async () => {
    if (await member.requireMember()) await navigate('address.select', { iid, return: currentPath() })
  }
  const { address, lost, asksFirst, entering } = store
  const save = async () => {
    try {
      await store.ready()
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  if (asksFirst)
    return (
      <>
        <View
          id="checkout-address-add"
          className={css.row}
          {...pressProps(() => store.enter(), { expanded: entering })}
        >
          <Icon drawing={addIcon.drawing} size={20} color="var(--brand)" />
          <Text className={joinClasses(css.words, css.place)}>{text('addAddress')}</Text>
          <Icon drawing={arrowRightIcon.drawing} size={12} color="var(--text-3)" />
        </View>
        <BottomSheet
          open={entering}
          title={text('addAddress')}
          onClose={() => store.enter(false)}
          footer={
            <AppButton
              id="checkout-address-save"
              kind="primary"
              stretch
              loading={store.form.busy}
              onPress={() => void save()}
            >
              {text('saveAddress')}
            </AppButton>
          }
        >
          <AddressFields store={store.form} load={loadRegions} />
        </BottomSheet>
      </>
    )
  return (
    <View id="checkout-address" className={css.row} {...pressProps(() => void choose(), { role: 'link' })}>
      <Icon drawing={locationIcon.drawing} size={20} color="var(--brand)" />
      <View className={css.words}>
        {address ? (
          <>
            <Text className={css.place}>{address.address}</Text>
            <Text className={css.person}>
              {address.name} {maskMobile(address.mobile)}
            </Text>
          </>
        ) : (
          <Text className={css.place}>{text('chooseAddress')}</Text>
        )}
        {lost && <Text className={css.lost}>{text('addressLost')}</Text>}
      </View>
      <Icon drawing={arrowRightIcon.drawing} size={12} color="var(--text-3)" />
    </View>
  )
})
