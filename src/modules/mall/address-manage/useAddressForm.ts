import { addAddress, listAddresses, updateAddress } from '@quanzi/contract'
import { useEffect, useState } from 'react'
import { AddressFormStore, isAddressForm } from '@/domain/address/AddressFormStore'
import { useOwnDetails } from '@/flows/enroll/useOwnDetails'
import { call } from '@/gateway/call'
import { useSession } from '@/session/SessionProvider'
import { memberDraft } from '@/session/sessionStorage'
import { text } from '../messages'

/** The form of a new address, or of the one with this id. */
export function useAddressForm(iid: number, id: string | undefined): AddressFormStore {
  const { member } = useSession()
  const [store] = useState(() => {
    return new AddressFormStore({
      fetch: id ? async () => (await call(listAddresses, { iid })).find((one) => one.id === id) : null,
      missingText: text('empty'),
      save: (fields) => (id ? call(updateAddress, { iid, id, ...fields }) : call(addAddress, { iid, ...fields })),
      draft: memberDraft(`address:draft:${id ?? 'new'}`, isAddressForm, { iid, member }),
    })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads when the visitor becomes a member
  useEffect(() => void member.ready().then(() => void (member.isMember && store.load())), [member.isMember])
  useOwnDetails(iid, (own) => store.suggest(own), !id)
  return store
}
