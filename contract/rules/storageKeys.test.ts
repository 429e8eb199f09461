import { addMarker, dismissalMarker, STORAGE_KEY } from './storageKeys'

test('admissions-and-regions §3: keys are the words of the documents', () => {
  expect(Object.values(STORAGE_KEY)).toEqual([
    'university.iid',
    'university.rid',
    'university.token',
    'university.regId',
    'unionId',
    'idsUser',
    'goodsSearchObject',
  ])
})

test('admissions-and-regions §3: a marker names user, pop-up and type', () =>
  expect(dismissalMarker(7, 12, 3)).toBe('7_12_3'))

test('admissions-and-regions §4: a marker is stored once, and at most 200 are stored', () => {
  expect(addMarker(['a', 'b'], 'a')).toEqual(['b', 'a'])
  const many = Array.from({ length: 200 }, (_, index) => String(index))
  const kept = addMarker(many, 'new')
  expect(kept).toHaveLength(200)
  expect([kept[0], kept.at(-1)]).toEqual(['1', 'new'])
})
