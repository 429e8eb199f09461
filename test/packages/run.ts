import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { holds } from '../bench/Figure'
import { packageSizes } from '../bench/packageSizes'
import { newcomers, type Sizes } from './newcomers'
import { readMainPackage, type Target } from './readMainPackage'

const DIST = path.resolve(__dirname, '../../dist')
/** Our modules in the main packages when their sizes were pinned; `--pin` writes the file again. */
const PINNED = path.join(__dirname, 'mainModules.pinned.json')
const TARGETS: readonly Target[] = ['weapp', 'tt']
/** Number of modules to print; a longer list would not be read. */
const SHOWN = 40

type Pinned = Readonly<Record<Target, Sizes>>

const say = (line: string) => process.stdout.write(`${line}\n`)

const modulesOf = (target: Target): Sizes => Object.fromEntries(readMainPackage(DIST, target).modules)

/**
 * Checks the limits of the built packages. When one is exceeded, it prints the modules that were added since the list
 * was pinned.
 */
function main(): void {
  const { values } = parseArgs({
    options: { pin: { type: 'boolean' }, target: { type: 'string' }, result: { type: 'string' } },
  })
  if (values.pin) {
    const sorted = (sizes: Sizes) => Object.fromEntries(Object.entries(sizes).sort(([a], [b]) => (a < b ? -1 : 1)))
    const pins = Object.fromEntries(TARGETS.map((target) => [target, sorted(modulesOf(target))]))
    writeFileSync(PINNED, `${JSON.stringify(pins, null, 1)}\n`)
  }
  const pinned: Pinned = JSON.parse(readFileSync(PINNED, 'utf8'))
  const counts = { passed: 0, failed: 0 }
  for (const target of TARGETS.filter((one) => !values.target || one === values.target)) {
    const figures = packageSizes(DIST, target)
    for (const figure of figures) {
      counts[holds(figure) ? 'passed' : 'failed'] += 1
      say(`${holds(figure) ? '✓' : '✗'} ${target}: ${figure.name} ${figure.value} of ${figure.max} ${figure.unit}`)
    }
    if (figures.every(holds)) continue
    say(`${target}: what came into the main package since it was pinned (test/packages/mainModules.pinned.json)`)
    for (const line of newcomers(pinned[target], modulesOf(target)).slice(0, SHOWN)) say(`  ${line}`)
  }
  if (values.result) writeFileSync(values.result, JSON.stringify(counts))
  process.exitCode = counts.failed > 0 ? 1 : 0
}

main()
