import { TalkTouch } from './TalkTouch'

test('a held finger sends when it lets go, a tap lets the recording run on', () => {
  expect(new TalkTouch(600, 1000).end(1800)).toBe('sends')
  expect(new TalkTouch(600, 1000).end(1150)).toBe('runs')
})

test('a finger that slides up cancels, and does not when it comes back', () => {
  const touch = new TalkTouch(600, 1000)
  expect(touch.move(560)).toBe(false)
  expect(touch.move(500)).toBe(true)
  expect(touch.end(3000)).toBe('cancels')
  expect(touch.move(590)).toBe(false)
  expect(touch.end(3000)).toBe('sends')
})
