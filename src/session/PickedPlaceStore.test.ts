import { openStorage } from '@/platform/storage/openStorage'
import { PickedPlaceStore } from './PickedPlaceStore'

function memory() {
  const values = new Map<string, string>()
  return {
    read: (key: string) => values.get(key) ?? null,
    write: (key: string, value: string) => Boolean(values.set(key, value)),
    remove: (key: string) => void values.delete(key),
    keys: () => [...values.keys()],
  }
}
const device = memory()
const open = (iid: number) => openStorage(device, String(iid))
const place = { name: '云顶草甸', address: '湖州', location: { lat: 30.4, lng: 119.6 } }

test('the screen that asked gets the place once, also after a reload; no other screen or tenant does', () => {
  new PickedPlaceStore(open).put(1000, 'form', place)
  const reloaded = new PickedPlaceStore(open)
  expect(reloaded.take(1000, 'other')).toBeNull()
  expect(reloaded.take(3192, 'form')).toBeNull()
  expect(reloaded.take(1000, 'form')).toEqual(place)
  expect(reloaded.take(1000, 'form')).toBeNull()
})

test('damaged data on the device are ignored', () => {
  open(1000).write('pickedPlace', { asker: 'form', place: { name: '?', location: {} } })
  expect(new PickedPlaceStore(open).take(1000, 'form')).toBeNull()
})
