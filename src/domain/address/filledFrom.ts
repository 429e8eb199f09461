import { placeNamed, type Regions } from '@quanzi/contract'
import type { KeptAddress } from '@/platform/addressBook/types'
import type { AddressForm } from './AddressFormStore'

/**
 * The fields of a form from an address that another app keeps. A place that the region data do not know stays as text
 * before the street, and the region is left to the user. Some apps leave parts out.
 */
export function filledFrom(kept: Partial<KeptAddress>, regions: Regions | null): Partial<AddressForm> {
  const { name = '', mobile = '', region: names = [], detail = '', postCode = '' } = kept
  const region = regions ? placeNamed(names, regions) : ''
  const found = {
    name: name.trim(),
    mobile: mobile.replace(/^\+?86-?|\D/g, ''),
    detail: region ? detail.trim() : `${names.filter(Boolean).join('')}${detail.trim()}`,
    postCode: /^(?!0{6})\d{6}$/.test(postCode) ? postCode : '',
  }
  return { ...Object.fromEntries(Object.entries(found).filter(([, part]) => part !== '')), region }
}
