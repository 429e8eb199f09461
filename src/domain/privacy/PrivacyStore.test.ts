import { PrivacyStore } from './PrivacyStore'

test('one answer serves everything that waits, and only once', () => {
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

test('what asks while the answer is given is asked anew', () => {
  const store = new PrivacyStore()
  store.ask(() => store.ask(() => undefined))
  store.answer(false)
  expect(store.isAsking).toBe(true)
})
