import { PrivacyStore } from './PrivacyStore'

test('one answer resolves all waiting requests, once', () => {
  const store = new PrivacyStore()
  const heard: [string, boolean][] = []
  store.ask((agreed) => heard.push(['album', agreed]))
  store.ask((agreed) => heard.push(['location', agreed]))
  expect(store.isAsking).toBe(true)
  store.answer(true)
  store.answer(false)
  expect(heard).toEqual([
    ['album', true],
    ['location', true],
  ])
  expect(store.isAsking).toBe(false)
})

test('a request during the answer is asked again', () => {
  const store = new PrivacyStore()
  store.ask(() => store.ask(() => undefined))
  store.answer(false)
  expect(store.isAsking).toBe(true)
})
