import { toGcj02 } from '@/lib/gcj02'
import { done, refused, unsupported } from '../outcome'
import type { Location } from './types'

const TIMEOUT_MS = 10_000

export const location: Location = {
  get() {
    if (typeof navigator === 'undefined' || !navigator.geolocation) return Promise.resolve(unsupported())
    return new Promise((resolve) => {
      navigator.geolocation.getCurrentPosition(
        ({ coords }) =>
          resolve(done({ ...toGcj02({ lat: coords.latitude, lng: coords.longitude }), accuracy: coords.accuracy })),
        (error) => resolve(refused(error.code === error.PERMISSION_DENIED ? 'denied' : 'failed', error.message)),
        { enableHighAccuracy: true, timeout: TIMEOUT_MS },
      )
    })
  },
  show: async () => unsupported(),
  choose: async () => unsupported(),
  native: false,
  openSettings: async () => unsupported(),
}
