import { miniPagePath } from './mini'
import { packRoutes, unpackRoutes } from './packedRoutes'
import { ROUTES } from './routes'
import { SCREENS, type ScreenName } from './screens'

/** Bytes that a screen with one path may add to the main package of a mini-program. */
const LIMIT = 100
/** Bytes for each further path of the same screen: the documents give the checkout fourteen paths. */
const FURTHER = 50

const bytes = (text: string) => Buffer.byteLength(text)

test('unpacking restores what was packed, in the same order', () => {
  expect(Object.entries(unpackRoutes(packRoutes(ROUTES)))).toEqual(Object.entries(ROUTES))
})

/** app.json lists a page without the root of its package and mentions it only once. */
const pageBytes = (screen: ScreenName) => bytes(`"${miniPagePath(screen).split('/').slice(2).join('/')}",`)

test('a screen adds at most a hundred bytes to the main package: its path in the catalogue and its page', () => {
  const whole = bytes(packRoutes(ROUTES))
  for (const screen of Object.keys(SCREENS) as ScreenName[]) {
    const others = Object.fromEntries(Object.entries(ROUTES).filter(([, route]) => route.screen !== screen))
    const paths = Object.keys(ROUTES).length - Object.keys(others).length
    const added = whole - bytes(packRoutes(others)) + pageBytes(screen)
    expect({ screen, holds: added <= LIMIT + FURTHER * Math.max(0, paths - 1) }).toEqual({ screen, holds: true })
  }
})
