import { afterPictureError, firstAttempt, pictureAddress } from './pictureAttempt'

test('a picture is asked for once more under another address, then it has failed', () => {
  const first = firstAttempt('https://a/b.png?x=1#top')
  const second = afterPictureError(first)
  expect(pictureAddress(first)).toBe('https://a/b.png?x=1#top')
  expect(second.failed).toBe(false)
  expect(pictureAddress(second)).toBe('https://a/b.png?x=1&retry=1#top')
  expect(afterPictureError(second).failed).toBe(true)
})

test('local addresses take no query', () => {
  expect(pictureAddress(afterPictureError(firstAttempt('data:image/png;base64,AA')))).toBe('data:image/png;base64,AA')
})
