import { profileOf, thinLine } from './RouteLine'

/** Due north, a hundredth of a degree (1112 m) a step, ten metres higher each. */
const NORTH = Array.from({ length: 801 }, (_, n) => [30 + n * 0.01, 120, n * 10] as const)

test('a long line goes to the map thinned, with both ends', () => {
  const thin = thinLine(NORTH)
  expect(thin.length).toBeLessThanOrEqual(241)
  expect([thin[0]?.lat, thin.at(-1)?.lat]).toEqual([30, NORTH.at(-1)?.[0]])
  expect(thinLine(NORTH.slice(0, 2))).toHaveLength(2)
})

test('expect-reading §3 route: the profile has even distances, whatever the distances of the points', () => {
  // The second half of the way has twenty times the points.
  const uneven = [
    [30, 120, 0],
    [30.01, 120, 100],
    ...Array.from({ length: 20 }, (_, n) => [30.01 + (n + 1) * 0.0005, 120, 100 + n] as const),
  ] as const
  const profile = profileOf(uneven, 5)
  expect(profile.map(({ along }) => Math.round(along / 556))).toEqual([0, 2, 2, 3, 4])
  expect(profile.at(-1)?.alt).toBe(119)
})

test('a line without length or points has a profile too', () => {
  expect(profileOf([])).toEqual([])
  expect(profileOf([[30, 120, 5]])).toEqual([{ lat: 30, lng: 120, alt: 5, along: 0 }])
})
