import { afterPictureError, firstAttempt, pictureAddress } from './pictureAttempt'
import { setPictureWidths } from './pictureSize'

test('a failed picture is loaded once more with another address, then it has failed', () => {
  const first = firstAttempt('https://a/b.png?x=1#top')
  const second = afterPictureError(first)
  expect(pictureAddress(first)).toBe('https://a/b.png?x=1#top')
  expect(second.failed).toBe(false)
  expect(pictureAddress(second)).toBe('https://a/b.png?x=1&retry=1#top')
  expect(afterPictureError(second).failed).toBe(true)
})

test('local addresses get no query', () => {
  expect(pictureAddress(afterPictureError(firstAttempt('data:image/png;base64,AA')))).toBe('data:image/png;base64,AA')
})

test('a picture is loaded at its displayed width, also the second time', () => {
  setPictureWidths((address, width) => `${address}&w=${width}`)
  const first = firstAttempt('https://a/b.jpg?v=1')
  expect(pictureAddress(first)).toBe('https://a/b.jpg?v=1&w=800')
  expect(pictureAddress(first, 'half')).toBe('https://a/b.jpg?v=1&w=480')
  expect(pictureAddress(afterPictureError(first), 'small')).toBe('https://a/b.jpg?v=1&w=240&retry=1')
})
