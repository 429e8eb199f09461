import fc from 'fast-check'
import { exactMetresBetween } from '../../base/metresBetween'
import { lineOf, partsOf, type StoredPoint, trackStats } from './trackStats'

/** Metres in a degree of latitude. */
const DEGREE = 111_194.9
/** A point so many metres north after so many seconds. */
const at = (metres: number, seconds: number, alt: number | null = null): StoredPoint => ({
  ...{ t: seconds * 1000, lat: 30 + metres / DEGREE, lng: 120, alt },
})
const walk = (from: number, to: number, start: number, speed = 2): StoredPoint[] =>
  Array.from({ length: Math.floor((to - from) / (speed * 5)) + 1 }, (_, n) => at(from + n * speed * 5, start + n * 5))

test('expect-play §2: distance, time, climb and paces of a walk', () => {
  const { distance, seconds, paces, climb } = trackStats(walk(0, 2500, 0))
  expect([distance, seconds, paces, climb]).toEqual([2500, 1250, [500, 500], 0])
  const hills = [at(0, 0, 100), at(10, 5, 101), at(20, 10, 104), at(30, 15, 102), at(40, 20, 90), at(50, 25, 96)]
  expect(trackStats(hills).climb).toBe(10)
  expect(trackStats([])).toEqual({ distance: 0, seconds: 0, climb: 0, paces: [] })
})

test('a jump adds nothing; five points after one that agree begin a new part, without the way between', () => {
  const first = walk(0, 100, 0)
  const wild = [at(9000, 52), ...walk(100, 200, 60)]
  expect(trackStats([...first, ...wild]).distance).toBe(200)
  const moved = [...first, ...walk(50_000, 50_100, 60)]
  expect(trackStats(moved).distance).toBe(200)
  expect(partsOf(moved)).toHaveLength(2)
  expect(trackStats([...first, ...walk(50_000, 50_030, 60)]).distance).toBe(100)
})

test('a clock that goes back adds nothing', () => {
  expect(trackStats([at(0, 10), at(20, 20), at(10, 15), at(40, 30)]).distance).toBe(40)
})

test('a track is never longer than its points lie apart, and its line keeps the ends', () => {
  const point = fc.record({
    ...{ t: fc.integer({ min: 0, max: 1e7 }), lat: fc.double({ min: 29, max: 31, noNaN: true }) },
    ...{ lng: fc.double({ min: 119, max: 121, noNaN: true }), alt: fc.constant(null) },
  })
  fc.assert(
    fc.property(fc.array(point, { maxLength: 60 }), (points) => {
      const parts = partsOf(points)
      const apart = parts.flatMap((part) => part.slice(1).map((one, n) => exactMetresBetween(part[n] ?? one, one)))
      expect(trackStats(points).distance).toBe(Math.round(apart.reduce((sum, one) => sum + one, 0)))
      expect(lineOf(points, 10).length).toBeLessThanOrEqual(11)
    }),
  )
})
