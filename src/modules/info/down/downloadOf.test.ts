import { downloadOf } from './downloadOf'

const LINKS = { ios: 'https://apps.example/ios', android: 'https://apps.example/android' }
const SEEN = { isIos: false, isAndroid: false, isMessagingApp: false, target: 'h5' as const }

test('a phone gets the button of its system, a desk the codes of both', () => {
  expect(downloadOf(LINKS, { ...SEEN, isIos: true })).toMatchObject({ address: LINKS.ios, codes: [] })
  expect(downloadOf(LINKS, { ...SEEN, isAndroid: true })).toMatchObject({ address: LINKS.android, codes: [] })
  expect(downloadOf(LINKS, SEEN)).toMatchObject({ address: '', codes: [{ system: 'ios' }, { system: 'android' }] })
})

test('without a link there is no button, and the messaging app is left first', () => {
  expect(downloadOf({ ios: '', android: '' }, { ...SEEN, isIos: true }).address).toBe('')
  expect(downloadOf({ ios: '', android: '' }, SEEN).codes).toEqual([])
  expect(downloadOf(LINKS, { ...SEEN, isIos: true, isMessagingApp: true }).inBrowser).toBe(true)
})
