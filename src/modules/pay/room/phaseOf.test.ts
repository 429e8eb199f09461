import { changesAt, phaseOf } from './phaseOf'

const room = { startAt: 10, endAt: 20, replay: true }

test.each([
  [9, 'soon', 10],
  [10, 'living', 20],
  [19, 'living', 20],
  [20, 'replay', null],
] as const)('at %i a room is %s', (now, phase, next) => {
  expect([phaseOf(room, now), changesAt(room, now)]).toEqual([phase, next])
})

test('a room without a replay is over, one without an end stays on, a video is open', () => {
  expect(phaseOf({ ...room, replay: false }, 20)).toBe('ended')
  expect([phaseOf({ ...room, endAt: null }, 99), changesAt({ ...room, endAt: null }, 99)]).toEqual(['living', null])
  expect(phaseOf({ startAt: null, endAt: null, replay: false }, 5)).toBe('open')
})
