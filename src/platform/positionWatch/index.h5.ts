import { toGcj02 } from '@/lib/gcj02'
import { done, unsupported } from '../outcome'
import type { PositionWatch } from './types'

/** A browser follows the phone while the page is in front. */
export const positionWatch: PositionWatch = {
  async start(onFix, onFault) {
    if (typeof navigator === 'undefined' || !navigator.geolocation) return unsupported()
    const id = navigator.geolocation.watchPosition(
      ({ coords, timestamp }) =>
        onFix({
          ...toGcj02({ lat: coords.latitude, lng: coords.longitude }),
          accuracy: coords.accuracy,
          altitude: coords.altitude,
          at: timestamp,
        }),
      (error) => onFault(error.code === error.PERMISSION_DENIED ? 'denied' : 'failed'),
      { enableHighAccuracy: true, maximumAge: 0 },
    )
    return done({ stop: () => navigator.geolocation.clearWatch(id), background: false })
  },
}
