import { guideAddress, placeOf } from './placeOf'

test.each([
  [
    { lat: '30.2', lng: '120.1', name: '湖畔书房', address: '杭州' },
    { name: '湖畔书房', address: '杭州' },
  ],
  [
    { lat: '30.2', lng: '120.1', address: '杭州 湖畔书房' },
    { name: '杭州 湖畔书房', address: '' },
  ],
  [
    { lat: '30.2', lng: '120.1' },
    { name: '目的地', address: '' },
  ],
])('%o is a place', (query, words) => {
  expect(placeOf(query, '目的地')).toEqual({ ...words, location: { lat: 30.2, lng: 120.1 } })
})

test.each([
  {},
  { lat: '30' },
  { lat: '', lng: '' },
  { lat: '91', lng: '120' },
  { lat: '30', lng: '181' },
  { lat: 'x', lng: '120' },
  { lat: 'NaN', lng: '120' },
  { lat: 'Infinity', lng: '120' },
])('%o is not a position on the earth', (query) => {
  expect(placeOf(query, '目的地')).toBeNull()
})

test('a name cannot add to the address of the map service', () => {
  const place = { name: 'a&b=c{lat}', address: '', location: { lat: 30.2, lng: 120.1 } }
  expect(guideAddress('https://map.example/?at={lng},{lat}&name={name}', place)).toBe(
    'https://map.example/?at=120.1,30.2&name=a%26b%3Dc%7Blat%7D',
  )
})
