import { isText } from '@/lib/isText'
import { openStorage } from './openStorage'
import type { Storage } from './types'

function fakeStorage(): Storage & { readonly map: Map<string, string> } {
  const map = new Map<string, string>()
  return {
    map,
    read: (key) => map.get(key) ?? null,
    write: (key, value) => {
      map.set(key, value)
      return true
    },
    remove: (key) => void map.delete(key),
    keys: () => [...map.keys()],
  }
}

test('two tenants do not see each other', () => {
  const store = fakeStorage()
  const one = openStorage(store, '1')
  const two = openStorage(store, '10')
  one.write('cart', 'a')
  two.write('cart', 'b')
  expect(one.read('cart', isText)).toBe('a')
  one.write('car', 'c')
  one.clear('cart')
  expect(one.read('cart', isText)).toBeNull()
  expect(one.read('car', isText)).toBe('c')
  expect(two.read('cart', isText)).toBe('b')
})

test.each(['{"a":', '5', 'null', ''])('damaged or foreign text %j reads as absent and is removed', (text) => {
  const store = fakeStorage()
  const one = openStorage(store, '1')
  one.write('name', 'x')
  const [key = ''] = store.keys()
  store.map.set(key, text)
  expect(one.read('name', isText)).toBeNull()
  expect(store.map.has(key)).toBe(false)
})
