import { maskMobile } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { AddressFields } from '@/domain/address/AddressFields'
import { loadRegions } from '@/gateway/loadRegions'
import { useScreenShow } from '@/platform/lifecycle/screenHooks'
import { currentPath } from '@/routes/login'
import { navigate } from '@/routes/navigate'
import { useKnownMember } from '@/screens/member/useKnownMember'
import { useSession } from '@/session/SessionProvider'
import arrowRightIcon from '@/ui/icon/drawings/arrowRight.module.scss'
import locationIcon from '@/ui/icon/drawings/location.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { pressProps } from '@/ui/press/pressProps'
import { text } from '../../messages'
import type { DeliveryStore } from '../DeliveryStore'
import css from './AddressSection.module.scss'

interface AddressSectionProps {
  readonly iid: number
  readonly store: DeliveryStore
}

/** The delivery address: the chosen one, or the form of the first one, which is saved with the order. */
export const AddressSection = observer(function AddressSection({ iid, store }: AddressSectionProps) {
  const { member } = useSession()
  const load = () => (member.isMember ? store.load() : undefined)
  useKnownMember(load)
  // The address book returns here.
  useScreenShow(() => void load())
  const choose = async () => {
    if (await member.requireMember()) await navigate('address.select', { iid, return: currentPath() })
  }
  const { address, lost, asksFirst } = store
  if (asksFirst) return <AddressFields store={store.form} load={loadRegions} title={text('address')} />
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
