import fc from 'fast-check'
import { contrastRatio, hexToRgb, isHexColour, readableTextColour, rgbToHex } from './colour'

test.each([
  ['#fff', [255, 255, 255]],
  ['abc', [170, 187, 204]],
  ['#0E7C66', [14, 124, 102]],
  ['0e7c66', [14, 124, 102]],
])('%s is %j', (hex, rgb) => expect(hexToRgb(hex)).toEqual(rgb))

test.each(['', '#', '#ff', '#ffff', '#fffff', '#fffffff', 'red', '#ggg', '##fff', '#fff\n', ' #fff'])(
  '%j is no colour',
  (hex) => {
    expect(hexToRgb(hex)).toBeNull()
    expect(isHexColour(hex)).toBe(false)
  },
)

test('black on white is 21:1 and a colour on itself 1:1', () => {
  expect(contrastRatio([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 5)
  expect(contrastRatio([14, 124, 102], [14, 124, 102])).toBe(1)
})

const colour = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255))

test('hex and rgb are inverse', () => {
  fc.assert(fc.property(colour, (rgb) => expect(hexToRgb(rgbToHex(rgb))).toEqual(rgb)))
})

test('text on any background reaches 4.5:1', () => {
  fc.assert(
    fc.property(colour, (rgb) => {
      const text = hexToRgb(readableTextColour(rgbToHex(rgb)))
      return text !== null && contrastRatio(rgb, text) >= 4.5
    }),
  )
})

test('a wished colour is kept where it is readable', () => {
  expect(readableTextColour('#ffffff', ['#0E7C66'])).toBe('#0E7C66')
  expect(readableTextColour('#0E7C66', ['#0E7C66'])).toBe('#ffffff')
  expect(readableTextColour('no colour')).toBe('#000000')
})
