import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(__dirname, '../..')

/** Every source and documentation file of the project by its path from the root, without those that Git ignores. */
export function readFiles(): ReadonlyMap<string, string> {
  const names = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  return new Map(
    names
      .split('\n')
      .filter((name) => /\.(tsx?|[cm]?js|json|scss|md|sql)$/.test(name) && !/package-lock|regions\.json/.test(name))
      // Git still lists a file that was deleted but not committed.
      .filter((name) => existsSync(path.join(root, name)))
      .map((name) => [name, readFileSync(path.join(root, name), 'utf8')]),
  )
}
