import { readFileSync } from 'node:fs'
import path from 'node:path'

interface Entry {
  readonly version?: string
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

const lock: { readonly packages: Readonly<Record<string, Entry>> } = JSON.parse(
  readFileSync(path.join(__dirname, '../package-lock.json'), 'utf8'),
)

/** The folders in which a package looks for its dependencies, nearest first. */
function foldersAbove(folder: string): string[] {
  const at = folder.lastIndexOf('/node_modules/')
  if (folder === '') return ['']
  return [folder, ...foldersAbove(at < 0 ? '' : folder.slice(0, at))]
}

const EXACT = /^\d+\.\d+\.\d+$/

function found(folder: string, name: string, wanted: string): boolean {
  const at = foldersAbove(folder)
    .map((above) => `${above && `${above}/`}node_modules/${name}`)
    .find((path) => path in lock.packages)
  return at !== undefined && (!EXACT.test(wanted) || lock.packages[at]?.version === wanted)
}

test('the lock file has the optional packages of every platform, which `npm ci` needs', () => {
  const missing = Object.entries(lock.packages).flatMap(([folder, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies).flatMap(([name, wanted]) =>
      found(folder, name, wanted) ? [] : [`${name} ${wanted}`],
    ),
  )
  expect(missing).toEqual([])
})

test('the lock file contains no registry addresses', () => {
  const places = Object.values(lock.packages).flatMap((entry) => ('resolved' in entry ? [String(entry.resolved)] : []))
  expect(places.filter((place) => place.includes(':'))).toEqual([])
})
