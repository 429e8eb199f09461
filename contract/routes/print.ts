import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { miniPagePath } from './mini'
import { type ScreenName, screenTitle } from './screens'
import { ROUTE_NAMES, routeOf } from './segments'

const hasPage = (screen: ScreenName) => existsSync(join(__dirname, '../../src', `${miniPagePath(screen)}.tsx`))

const rows = ROUTE_NAMES.map((name) => {
  const { pattern, screen } = routeOf(name)
  return [hasPage(screen) ? '✓' : '·', pattern, screen, name, screenTitle(screen, 'zh')]
})
const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
const lines = rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
const open = rows.filter(([mark]) => mark === '✓').length

process.stdout.write(`${lines.join('\n')}\n\n${open}/${rows.length} paths open their screen\n`)
