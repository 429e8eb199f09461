import type { Place } from '@quanzi/contract'
import { useScreenShow } from '@/platform/lifecycle/screenHooks'
import { currentPath } from '@/routes/login'
import { navigate } from '@/routes/navigate'
import { useSession } from '@/session/SessionProvider'

/**
 * Lets a form ask for a place: the returned function opens the map, and `onPicked` gets the place when the visitor
 * returns. `asker` names the field, so that it does not get a place chosen for another form.
 */
export function usePickPlace(asker: string, onPicked: (place: Place) => void): (from?: Place | null) => void {
  const { tenant, pickedPlace } = useSession()
  const { iid } = tenant
  useScreenShow(() => {
    const place = pickedPlace.take(iid, asker)
    if (place) onPicked(place)
  })
  return (from) => {
    const start = from ? { lat: String(from.location.lat), lng: String(from.location.lng) } : {}
    void navigate('map.picker', {
      iid,
      for: asker,
      return: currentPath(),
      name: from?.name,
      address: from?.address,
      ...start,
    })
  }
}
