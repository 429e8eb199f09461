import { miniPagePath } from '../../contract/routes/mini'
import { packRoutes } from '../../contract/routes/packedRoutes'
import { ROUTES } from '../../contract/routes/routes'
import type { ScreenName } from '../../contract/routes/screens'
import type { AppJson } from './readMainPackage'

/** The catalogue exactly as in a production build. */
export const packedCatalogue = (): string => packRoutes(ROUTES)

/** Bytes of app.json that name the screen's page, in the screen's package. */
function pageBytes(app: AppJson, screen: ScreenName): number {
  const page = miniPagePath(screen)
  const packages = app.subPackages ?? app.subpackages ?? []
  const own = packages.find(({ root, pages }) => pages.some((one) => `${root}/${one}` === page))
  if (!own) return 0
  return Buffer.byteLength(`${JSON.stringify(page.slice(own.root.length + 1))},`)
}

/**
 * The bytes that a screen with one path adds to the main package of a build: its route in the catalogue and its
 * page.
 */
export function screenCosts(app: AppJson): { readonly screen: ScreenName; readonly bytes: number }[] {
  const entries = Object.entries(ROUTES)
  const packed = (routes: typeof entries) => Buffer.byteLength(packRoutes(Object.fromEntries(routes)))
  const whole = packed(entries)
  return [...new Set(entries.map(([, { screen }]) => screen))]
    .filter((screen) => entries.filter(([, route]) => route.screen === screen).length === 1)
    .map((screen) => {
      const others = entries.filter(([, route]) => route.screen !== screen)
      return { screen, bytes: whole - packed(others) + pageBytes(app, screen) }
    })
    .sort((a, b) => b.bytes - a.bytes)
}
