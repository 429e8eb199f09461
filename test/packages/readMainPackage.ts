import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { ModuleTable } from '../../config/ModuleSizes'

export type Target = 'weapp' | 'tt'

interface Package {
  readonly root: string
  readonly pages: readonly string[]
}

/** The pages in a build's configuration; the short-video app spells them differently. */
export interface AppJson {
  readonly subPackages?: readonly Package[]
  readonly subpackages?: readonly Package[]
}

/** Files of the main package that Taro and webpack write for every app: templates, their script, the runtime. */
const FRAME = /^(base\.\w+ml|comp\.\w+|custom-wrapper\.\w+|utils\.\w+|runtime\.js|.*\.LICENSE\.txt)$/

const isForeign = (module: string) => /(^|\/)node_modules\//.test(module)

/** The files that a phone downloads before the first screen; sizes in bytes. */
export interface MainPackage {
  readonly total: number
  /** Without libraries and the files that Taro writes for every app. */
  readonly own: number
  /** True when one of its scripts contains this text. */
  readonly says: (words: string) => boolean
  /** Our modules in it, the largest first. */
  readonly modules: ReadonlyMap<string, number>
}

/** A package of a mini-program: root folder and bytes. */
export interface SubPackage {
  readonly root: string
  readonly size: number
}

const bytesOf = (file: string): number => {
  const stat = statSync(file)
  return stat.isDirectory()
    ? readdirSync(file).reduce((sum, name) => sum + bytesOf(path.join(file, name)), 0)
    : stat.size
}

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8'))

/** The configuration of a build; a missing build throws an error that tells how to make it. */
export function readAppJson(dist: string, target: Target): AppJson {
  const file = path.join(dist, target, 'app.json')
  if (!existsSync(file)) throw new Error(`${target} is not built: npm run build:${target}`)
  return readJson(file)
}

/** The subpackages of a build, the largest first. */
export function readSubPackages(dist: string, target: Target): SubPackage[] {
  const folder = path.join(dist, target)
  const app = readAppJson(dist, target)
  return (app.subPackages ?? app.subpackages ?? [])
    .map(({ root }) => ({ root, size: bytesOf(path.join(folder, root)) }))
    .sort((a, b) => b.size - a.size)
}

/** The main package of a build, with our own modules. */
export function readMainPackage(dist: string, target: Target): MainPackage {
  const folder = path.join(dist, target)
  const inside = readSubPackages(dist, target).reduce((sum, { size }) => sum + size, 0)
  const total = bytesOf(folder) - inside
  const table: ModuleTable = readJson(path.join(dist, `${target}.modules.json`))
  const modules = Object.values(table).flatMap((file) => Object.entries(file))
  const foreign = modules.filter(([name]) => isForeign(name)).reduce((sum, [, size]) => sum + size, 0)
  const frame = readdirSync(folder).filter((name) => FRAME.test(name))
  const sizes = new Map<string, number>()
  for (const [name, size] of modules) if (!isForeign(name)) sizes.set(name, (sizes.get(name) ?? 0) + size)
  return {
    total,
    says: (words) =>
      readdirSync(folder).some(
        (name) => name.endsWith('.js') && readFileSync(path.join(folder, name), 'utf8').includes(words),
      ),
    own: total - foreign - frame.reduce((sum, name) => sum + bytesOf(path.join(folder, name)), 0),
    modules: new Map([...sizes].sort((a, b) => b[1] - a[1])),
  }
}
