import { chartOf, curveOf, roundStep } from './profileChart'

const point = (along: number, alt: number) => ({ lat: 30, lng: 120, along, alt })

test.each([
  [412, 200],
  [380, 100],
  [40, 10],
  [9, 5],
])('a span of %d is cut by steps of %d', (span, step) => {
  expect(roundStep(span)).toBe(step)
})

test('the axes have round numbers, and all heights lie between the first and the last line', () => {
  const chart = chartOf([point(0, 37), point(4100, 380), point(8600, 52)])
  expect(chart.heights).toEqual([0, 100, 200, 300, 400])
  expect(chart.ways).toEqual([0, 2, 4, 6, 8])
  expect(chart.placeOf(point(4300, 200))).toEqual({ x: 50, y: 50 })
})

test('flat ground is no mountain range: metres up and down do not fill the chart', () => {
  const chart = chartOf([point(0, 11), point(900, 13)])
  expect(chart.heights).toEqual([10, 15])
  expect(chart.ways).toEqual([0, 0.2, 0.4, 0.6, 0.8])
})

test('the curve begins and ends where the way does', () => {
  const curve = curveOf([
    { x: 0, y: 0 },
    { x: 50, y: 100 },
    { x: 100, y: 20 },
  ])
  expect(curve).toMatch(/^M0 100C/)
  expect(curve).toMatch(/100 80$/)
})
