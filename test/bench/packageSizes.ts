import { readAppJson, readMainPackage, readSubPackages, type Target } from '../packages/readMainPackage'
import { packedCatalogue, screenCosts } from '../packages/screenCost'
import type { Figure } from './Figure'

/** Maximum size of the main package, kB. */
const MAIN: Readonly<Record<Target, number>> = { weapp: 515, tt: 460 }
/** Maximum size of our own code in the main package, without libraries and Taro, kB. */
const OWN = 165
/** Maximum bytes that a screen with one path may add to the main package. */
const SCREEN = 100
/** Maximum size of a package in kB, and lower limits for some packages. */
const PACKAGE = 400
const OWN_LIMITS: Readonly<Record<string, number>> = { 'modules/university': 260 }
/** Maximum size of all packages together, kB. */
const ALL = 6000

const kB = (bytes: number) => Math.round(bytes / 100) / 10

/** Size of the main package and of the largest subpackages of a mini-program build. */
export function packageSizes(dist: string, target: Target): Figure[] {
  const subpackages = readSubPackages(dist, target)
  const { total, own, says } = readMainPackage(dist, target)
  if (!says(packedCatalogue()))
    throw new Error(`${target}: the catalogue of routes is not in the main package as one text`)
  const [dearest] = screenCosts(readAppJson(dist, target))
  if (!dearest) throw new Error(`${target}: no screen of the catalogue has a page in the build`)
  const all = total + subpackages.reduce((sum, { size }) => sum + size, 0)
  return [
    { group: target, name: 'main package', value: kB(total), unit: 'kB', max: MAIN[target] },
    { group: target, name: 'our own in it', value: kB(own), unit: 'kB', max: OWN },
    {
      group: target,
      name: 'a screen adds to it, at most',
      value: dearest.bytes,
      unit: 'B',
      max: SCREEN,
    },
    ...subpackages
      .filter(({ root }, at) => at < 3 || root in OWN_LIMITS)
      .map(({ root, size }): Figure => {
        return { group: target, name: root, value: kB(size), unit: 'kB', max: OWN_LIMITS[root] ?? PACKAGE }
      }),
    { group: target, name: 'all packages', value: kB(all), unit: 'kB', max: ALL },
  ]
}
