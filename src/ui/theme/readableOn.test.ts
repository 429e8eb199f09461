import fc from 'fast-check'
import { contrast, hexColour, readableOn, readableText } from './readableOn'

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

test('text on any tenant colour has a contrast of 4.5:1, and so has any tenant colour as text on a surface', () => {
  fc.assert(
    fc.property(colour, (tenant) => {
      expect(contrast(tenant, readableOn(tenant))).toBeGreaterThanOrEqual(4.5)
      for (const surface of ['#FFFFFF', '#1A1E1D'])
        expect(contrast(readableText(tenant, surface), surface)).toBeGreaterThanOrEqual(4.5)
    }),
  )
})

test.each([
  ['#0E7C66', '#0E7C66'],
  ['0e7c66', '#0e7c66'],
  ['#abc', '#aabbcc'],
  ['fff', '#ffffff'],
])('shell-and-routes §5: %s is the colour %s', (written, colour) => expect(hexColour(written)).toBe(colour))

test.each(['', '#', '#12', '#12345', '#1234567', 'red', '#ggg', 'rgb(0,0,0)', '#fff;x'])(
  '%j is not a colour',
  (written) => expect(hexColour(written)).toBe(''),
)
