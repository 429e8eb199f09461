import { type Address, listAddresses, maskMobile } from '@quanzi/contract'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { takeChosenAddress } from '@/domain/address/chosenAddress'
import { call } from '@/gateway/call'
import { useScreenShow } from '@/platform/lifecycle/screenHooks'
import { navigate } from '@/routes/navigate'
import { useSession } from '@/session/SessionProvider'
import { ListRow } from '@/ui/content/ListRow'
import { RowGroup } from '@/ui/content/RowGroup'
import { text } from '../../messages'
import type { CheckoutStore } from '../CheckoutStore'

interface AddressRowProps {
  readonly iid: number
  readonly store: CheckoutStore
}

/** The delivery address: the default one until the buyer chooses another. */
export const AddressRow = observer(function AddressRow({ iid, store }: AddressRowProps) {
  const { member } = useSession()
  const [address, setAddress] = useState<Address | null>(null)
  const take = (next: Address) => {
    setAddress(next)
    store.change({ addressId: next.id })
  }
  useScreenShow(() => {
    const chosen = takeChosenAddress(iid)
    if (chosen) take(chosen)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads the default when the visitor becomes a member
  useEffect(() => {
    if (!member.isMember) return
    call(listAddresses, { iid })
      .then(([first]) => first && !store.addressId && take(first))
      .catch(() => undefined)
  }, [iid, member.isMember])
  const choose = async () => {
    if (await member.requireMember()) await navigate('address.select', { iid })
  }
  return (
    <RowGroup>
      <ListRow
        id="checkout-address"
        title={address ? `${address.name} ${maskMobile(address.mobile)}` : text('chooseAddress')}
        note={address?.address ?? text('address')}
        onPress={() => void choose()}
      />
    </RowGroup>
  )
})
