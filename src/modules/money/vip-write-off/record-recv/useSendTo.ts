import { getRoleInfo, listAddresses } from '@quanzi/contract'
import { useState } from 'react'
import { AddressFormStore, isAddressForm } from '@/domain/address/AddressFormStore'
import { call } from '@/gateway/call'
import { useSession } from '@/session/SessionProvider'
import { memberDraft } from '@/session/sessionStorage'
import type { SendTo } from './ClaimStore'

/** Where a benefit is sent: the default address, completed from the family form. The claim saves it. */
export function useSendTo(iid: number, benefitId: string, take: (to: SendTo) => Promise<unknown>): AddressFormStore {
  const { member } = useSession()
  const [store] = useState(() => {
    return new AddressFormStore({
      fetch: async () => {
        const [addresses, family] = await Promise.all([call(listAddresses, { iid }), call(getRoleInfo, { iid })])
        const own = addresses.find(({ isDefault }) => isDefault) ?? addresses[0]
        const known = { name: family.name, mobile: family.phone, address: family.address }
        return own ?? { ...known, id: '', postCode: '', isDefault: false }
      },
      missingText: '',
      save: async (fields) => {
        await take({ name: fields.name, mobile: fields.mobile, address: fields.address })
        return { ...fields, id: '' }
      },
      draft: memberDraft(`vip:send:${benefitId}`, isAddressForm, { iid, member }),
    })
  })
  return store
}
