import { scannedRoute, sceneCode } from './scannedRoute'

test('a scanned address is decoded, because WeChat passes it encoded', () => {
  const q = encodeURIComponent('https://site.test/app/act/3073/detail/5?tag=%E5%BE%92')
  expect(scannedRoute(q)).toMatchObject({ name: 'act.detail', params: { iid: 3073, id: '5' }, query: { tag: '徒' } })
})

test('an address that is not encoded works too', () => {
  expect(scannedRoute('https://site.test/app/find')).toMatchObject({ name: 'find.index' })
})

test.each(['https://site.test/unknown', '%', ''])('%j leads to no screen', (q) => {
  expect(scannedRoute(q)).toBeNull()
})

test.each([
  ['abcdefg', 'abcdefg'],
  [encodeURIComponent('ab-cd_7'), 'ab-cd_7'],
  ['x'.repeat(32), 'x'.repeat(32)],
])('the scene %s is the code %s', (scene, code) => {
  expect(sceneCode(scene)).toBe(code)
})

test.each(['', '1', 'x'.repeat(33), 'a=b&c=d', '../../x', '%', 'https%3A%2F%2Fevil.example'])(
  'the scene %j is not a code',
  (scene) => {
    expect(sceneCode(scene)).toBeNull()
  },
)
