import Taro from '@tarojs/taro'
import type { Fix } from './types'

/** Listens to the positions of a mini-program until the returned function is called. */
export function followLocation(onFix: (fix: Fix) => void): () => void {
  const hear = ({ latitude, longitude, accuracy, altitude }: Taro.onLocationChange.CallbackResult) =>
    onFix({
      lat: latitude,
      lng: longitude,
      accuracy,
      altitude: typeof altitude === 'number' ? altitude : null,
      at: Date.now(),
    })
  Taro.onLocationChange(hear)
  return () => {
    Taro.offLocationChange(hear)
    void Promise.resolve(Taro.stopLocationUpdate({})).catch(() => undefined)
  }
}
