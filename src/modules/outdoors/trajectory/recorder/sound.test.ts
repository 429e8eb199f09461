import { type TrackPoint, uploadTrack } from '@quanzi/contract'
import { is } from 'valibot'
import { sound } from './sound'

test('whatever a phone says of height and accuracy, the server takes the point', () => {
  const takes = (said: Pick<TrackPoint, 'alt' | 'acc'>) =>
    is(uploadTrack.params, {
      ...{ iid: 1000, reqId: 'request-1', id: 'run', recorder: 'recorder', sentAt: 1, lastSeq: 1 },
      points: [{ seq: 1, t: 1, lat: 30, lng: 120, ...said }],
    })
  expect(takes({ alt: 99_999, acc: 5 })).toBe(false)
  for (const height of [null, 0, 8848, 99_999, -99_999, Number.NaN, Number.POSITIVE_INFINITY])
    for (const accuracy of [0, 5, -1, 3e7, Number.NaN, Number.POSITIVE_INFINITY, undefined as never])
      expect(takes(sound(height, accuracy))).toBe(true)
  expect(sound(8848, 5)).toEqual({ alt: 8848, acc: 5 })
})
