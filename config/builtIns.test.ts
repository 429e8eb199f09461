import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(__dirname, '..')

/** Built-ins that iOS 13 and Chrome 80 lack, while the builds have no polyfills. The type checker finds most others. */
const TOO_YOUNG = /\.at\(|\bObject\.hasOwn\b|\.replaceAll\(|\bstructuredClone\(|\.findLast|Promise\.any\(|\.toSorted\(/

function sources(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = path.join(folder, entry.name)
    if (entry.isDirectory()) return entry.name === 'testing' ? [] : sources(name)
    return /\.tsx?$/.test(name) && !/\.test\.tsx?$|(print|generate)\.ts$/.test(name) ? [name] : []
  })
}

test.each(['src', 'contract', 'pomelo'])('%s uses only built-ins that every target has', (room) => {
  const files = sources(room)
  expect(files.length).toBeGreaterThan(3)
  expect(files.filter((file) => TOO_YOUNG.test(readFileSync(path.join(root, file), 'utf8')))).toEqual([])
})
