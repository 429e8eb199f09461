import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Figure } from './Figure'

interface AppJson {
  readonly subPackages?: readonly { readonly root: string }[]
  readonly subpackages?: readonly { readonly root: string }[]
}

/** kB; what a package may weigh that is kept smaller than the others. */
const OWN_LIMITS: Readonly<Record<string, number>> = { 'modules/university': 260 }

const bytesOf = (file: string): number => {
  const stat = statSync(file)
  return stat.isDirectory()
    ? readdirSync(file).reduce((sum, name) => sum + bytesOf(path.join(file, name)), 0)
    : stat.size
}

/** Size of the main package and of the largest subpackages of a mini-program build. */
export function packageSizes(dist: string, target: 'weapp' | 'tt'): Figure[] {
  const folder = path.join(dist, target)
  if (!existsSync(path.join(folder, 'app.json'))) throw new Error(`${target} is not built: npm run build:${target}`)
  const app: AppJson = JSON.parse(readFileSync(path.join(folder, 'app.json'), 'utf8'))
  const roots = (app.subPackages ?? app.subpackages ?? []).map((one) => one.root)
  const subpackages = roots
    .map((root) => ({ root, size: bytesOf(path.join(folder, root)) }))
    .sort((a, b) => b.size - a.size)
  const all = bytesOf(folder)
  const main = all - subpackages.reduce((sum, one) => sum + one.size, 0)
  const kB = (bytes: number) => Math.round(bytes / 100) / 10
  return [
    { group: target, name: 'main package', value: kB(main), unit: 'kB', max: 560 },
    ...subpackages
      .filter(({ root }, at) => at < 3 || root in OWN_LIMITS)
      .map(({ root, size }): Figure => {
        return { group: target, name: root, value: kB(size), unit: 'kB', max: OWN_LIMITS[root] ?? 300 }
      }),
    { group: target, name: 'all packages', value: kB(all), unit: 'kB' },
  ]
}
