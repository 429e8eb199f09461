import { rootFontSize, tripLayout } from './rootFontSize'

test.each([
  [320, 16],
  [375, 18.75],
  [390, 19.5],
  [768, 38.4],
  [769, 40],
  [1920, 40],
  [0, 50],
  [Number.NaN, 50],
])('shell-and-routes §9: a viewport of %d px has a root font of %d px', (width, size) =>
  expect(rootFontSize(width)).toBeCloseTo(size, 10),
)

test.each([
  [375, 50, null],
  [749, 749 / 7.5, null],
  [750, 37.5, 320],
  [1024, 40, 320],
  [0, 50, null],
])('shell-and-routes §2: the trip page at %d px: root %d px, body %s', (width, rootFontPx, bodyWidthPx) =>
  expect(tripLayout(width)).toEqual({ rootFontPx, bodyWidthPx }),
)
