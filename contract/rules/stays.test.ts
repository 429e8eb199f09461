import * as fc from 'fast-check'
import { addDays } from './shanghaiTime'
import {
  cancelBefore,
  ladderShare,
  nightCount,
  parseStay,
  parseStayKeys,
  stayHours,
  stayKeys,
  stayNights,
  stayProperty,
} from './stays'

const HOUR = 3_600_000

test('a stay is its nights: the out-day is none of them', () => {
  const dates = { in: '2026-02-27', out: '2026-03-02' }
  expect(stayNights(dates)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01'])
  expect(nightCount(dates)).toBe(3)
  expect(stayHours(dates)).toEqual({
    startsAt: Date.UTC(2026, 1, 27, 6),
    endsAt: Date.UTC(2026, 2, 2, 4),
  })
})

test('conventions §4: property holds both days joined by a slash, and nothing else is read as one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4000 }), fc.integer({ min: 1, max: 60 }), (from, nights) => {
      const first = addDays('2024-01-01', from)
      const dates = { in: first, out: addDays(first, nights) }
      expect(parseStay(stayProperty(dates))).toEqual(dates)
      expect(stayNights(dates)).toHaveLength(nights)
    }),
  )
  for (const wrong of ['', '2026-02-27', '2026-02-27/2026-02-27', '2026-03-02/2026-02-27', '2026-02-30/2026-03-02'])
    expect(parseStay(wrong)).toBeNull()
  expect(parseStay('2026-02-27/2026-02-28/2026-03-01')).toBeNull()
})

test('conventions §4: keys name a room, or a package behind a p', () => {
  expect(parseStayKeys('p77')).toEqual({ kind: 'package', id: '77' })
  expect(parseStayKeys('77')).toEqual({ kind: 'room', id: '77' })
  expect(stayKeys({ kind: 'package', id: '77' })).toBe('p77')
})

test('screens-commerce §3.2: the ladder gives the share of its step, nothing after the last, and is null without steps', () => {
  const ladder = [
    { hours: 24, share: 50 },
    { hours: 72, share: 100 },
  ]
  const starts = 1_000 * HOUR
  const before = (hours: number) => ladderShare(ladder, starts, starts - hours * HOUR)
  expect([before(100), before(72), before(71), before(24), before(23)]).toEqual([100, 100, 50, 50, 0])
  // The instant of a step is the last one in it.
  const around = (hours: number) => [-1, 0, 1].map((ms) => ladderShare(ladder, starts, starts - hours * HOUR + ms))
  expect([around(72), around(24)]).toEqual([
    [100, 100, 50],
    [50, 50, 0],
  ])
  expect(ladderShare([], starts, 0)).toBeNull()
  expect(cancelBefore(ladder, starts)).toBe(starts - 24 * HOUR)
  expect(cancelBefore([], starts)).toBeNull()
})
