import { ApiFailure } from './ApiFailure'
import { type ApiSource, later } from './ApiMethod'

/** Beijing, Tiananmen, in the coordinates maps in China use (gcj02). */
const HERE = { latitude: 39.9087, longitude: 116.3975, speed: 0, accuracy: 30, altitude: 44 }

export const locationApi: ApiSource = (_simulator, listeners) => ({
  getLocation: later(() => HERE),
  getFuzzyLocation: later(() => ({ latitude: HERE.latitude, longitude: HERE.longitude })),
  chooseLocation: later(() => {
    throw new ApiFailure('cancel')
  }),
  chooseAddress: later(() => {
    throw new ApiFailure('cancel')
  }),
  openLocation: later(() => ({})),
  startLocationUpdate: later(() => ({})),
  startLocationUpdateBackground: later(() => ({})),
  stopLocationUpdate: later(() => ({})),
  ...listeners.methods('LocationChange', 'LocationChangeError'),
})
