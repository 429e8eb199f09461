import { getRoleInfo, listAddresses } from '@quanzi/contract'
import { useState } from 'react'
import { AddressFormStore, isAddressForm } from '@/domain/address/AddressFormStore'
import { call } from '@/gateway/call'
import { openTenantStorage } from '@/session/sessionStorage'
import type { SendTo } from './ClaimStore'

/** Where a benefit is sent: the default address, completed from the family form. The claim saves it. */
export function useSendTo(iid: number, benefitId: string, take: (to: SendTo) => Promise<unknown>): AddressFormStore {
  const [store] = useState(() => {
    const device = openTenantStorage(iid)
    const key = `vip:send:${benefitId}`
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
      draft: {
        read: () => device.read(key, isAddressForm),
        write: (form) => void (form ? device.write(key, form) : device.remove(key)),
      },
    })
  })
  return store
}
