import type { Place } from '@quanzi/contract'
import { useState } from 'react'
import { t } from '@/locales/t'
import { isPlace } from '@/session/PickedPlaceStore'
import { useSession } from '@/session/SessionProvider'
import { openTenantStorage } from '@/session/sessionStorage'
import { PlacePickerStore } from './PlacePickerStore'

const isPlaces = (value: unknown): value is Place[] => Array.isArray(value) && value.every(isPlace)

/** The picker's store, with the member's recent places on this device. */
export function usePlacePicker(iid: number, from: Place | null): PlacePickerStore {
  const { member } = useSession()
  const [store] = useState(() => {
    const device = openTenantStorage(iid)
    const key = `recentPlaces:${member.userId}`
    const recent = {
      read: () => device.read(key, isPlaces) ?? [],
      write: (places: readonly Place[]) => void device.write(key, places),
    }
    return new PlacePickerStore({ iid, recent: member.isMember ? recent : null, failedText: t('failed') }, from)
  })
  return store
}
