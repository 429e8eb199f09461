import { location } from '@/platform/location'
import type { NamedPlace } from '@/platform/location/types'
import { navigate } from '@/routes/navigate'

/** Shows a place on the platform's own map, or on the map screen where there is none. */
export async function openPlace(iid: number, place: NamedPlace): Promise<void> {
  const shown = await location.show(place)
  if (shown.ok || shown.reason !== 'unsupported') return
  const { lat, lng, name, address } = place
  await navigate('map.picker', { iid, lat: String(lat), lng: String(lng), name, address })
}
