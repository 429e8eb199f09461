import documented from './documented.json'
import { SCREEN_ACCESS } from './screenAccess'
import { SCREENS } from './screens'
import { ROUTE_NAMES, routeOf } from './segments'

const braces = (pattern: string) => pattern.replace(/:(\w+)/g, '{$1}')

test('shell-and-routes §2: holds each of the 309 documented paths with its screen, once', () => {
  const held = ROUTE_NAMES.map(routeOf).map(({ pattern, screen }) => `${braces(pattern)} ${screen}`)
  const paths = documented.map(([pattern, screen]) => `${pattern} ${screen}`)
  expect(held.filter((path) => paths.includes(path)).sort()).toEqual(paths.sort())
  expect(paths).toHaveLength(309)
})

test('shell-and-routes §2: every screen is opened by a route and has both titles', () => {
  const opened = new Set(ROUTE_NAMES.map((name) => routeOf(name).screen))
  expect(Object.keys(SCREENS).sort()).toEqual([...opened].sort())
  expect(Object.keys(SCREEN_ACCESS).sort()).toEqual(Object.keys(SCREENS).sort())
  for (const { zh, en } of Object.values(SCREENS)) {
    expect(zh).toMatch(/\p{Script=Han}/u)
    expect(en).toMatch(/^[A-Z][\x20-\x7e]+$/)
  }
})

test('names start with the group of the path', () => {
  for (const name of ROUTE_NAMES) {
    const [, prefix, group] = routeOf(name).pattern.split('/')
    expect(name.split('.')[0]).toBe(prefix === 'app' ? group : 'root')
  }
})
