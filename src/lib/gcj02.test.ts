import fc from 'fast-check'
import { toGcj02, toWgs84 } from './gcj02'

test('Tiananmen is converted as in the published examples', () => {
  const shifted = toGcj02({ lat: 39.907333, lng: 116.391083 })
  expect(shifted.lat).toBeCloseTo(39.908737, 4)
  expect(shifted.lng).toBeCloseTo(116.397326, 4)
})

test('converting forth and back gives the same point, everywhere in China', () => {
  const inside = fc.record({
    lat: fc.double({ min: 4, max: 53, noNaN: true }),
    lng: fc.double({ min: 74, max: 134, noNaN: true }),
  })
  fc.assert(
    fc.property(inside, (point) => {
      const back = toWgs84(toGcj02(point))
      expect(Math.abs(back.lat - point.lat)).toBeLessThan(1e-6)
      expect(Math.abs(back.lng - point.lng)).toBeLessThan(1e-6)
      const metres = Math.hypot(toGcj02(point).lat - point.lat, toGcj02(point).lng - point.lng) * 111_000
      expect(metres).toBeLessThan(2000)
    }),
  )
})

test('points outside China stay the same', () => {
  const paris = { lat: 48.8584, lng: 2.2945 }
  expect(toGcj02(paris)).toEqual(paris)
  expect(toWgs84(paris)).toEqual(paris)
})
