import { scannedRoute } from './scannedRoute'

test('a scanned address arrives encoded, as WeChat hands it over', () => {
  const q = encodeURIComponent('https://site.test/app/act/3073/detail/5?tag=%E5%BE%92')
  expect(scannedRoute(q)).toMatchObject({ name: 'act.detail', params: { iid: 3073, id: '5' }, query: { tag: '徒' } })
})

test('an address that is already plain is understood too', () => {
  expect(scannedRoute('https://site.test/app/find')).toMatchObject({ name: 'find.index' })
})

test.each(['https://site.test/unknown', '%', ''])('%j names no screen', (q) => {
  expect(scannedRoute(q)).toBeNull()
})
