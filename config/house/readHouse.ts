import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(__dirname, '../..')

/** Every source file of the project by its path from the root; what Git ignores is left out. */
export function readFiles(): ReadonlyMap<string, string> {
  const names = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  return new Map(
    names
      .split('\n')
      .filter((name) => /\.(tsx?|[cm]?js|json|scss)$/.test(name) && !/package-lock|regions\.json/.test(name))
      // One that was deleted and not yet committed.
      .filter((name) => existsSync(path.join(root, name)))
      .map((name) => [name, readFileSync(path.join(root, name), 'utf8')]),
  )
}
