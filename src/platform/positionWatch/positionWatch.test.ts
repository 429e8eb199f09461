import { toGcj02 } from '@/lib/gcj02'
import { positionWatch } from '.'
import type { Fix } from './types'

test('a browser’s positions come in the coordinates of the maps, as a single one does', async () => {
  let tell: (position: object) => void = () => undefined
  const watchPosition = (onPosition: typeof tell) => {
    tell = onPosition
    return 7
  }
  const clearWatch = jest.fn()
  const value = { geolocation: { watchPosition, clearWatch } }
  Object.defineProperty(globalThis, 'navigator', { value, configurable: true })
  const heard: Fix[] = []
  const watch = await positionWatch.start(
    (fix) => heard.push(fix),
    () => undefined,
  )
  tell({ coords: { latitude: 30.25, longitude: 120.15, accuracy: 8, altitude: null }, timestamp: 5 })
  expect(heard).toEqual([{ ...toGcj02({ lat: 30.25, lng: 120.15 }), accuracy: 8, altitude: null, at: 5 }])
  expect(heard[0]?.lat).not.toBe(30.25)
  if (watch.ok) watch.value.stop()
  expect(clearWatch).toHaveBeenCalledWith(7)
})
