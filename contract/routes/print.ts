import { BUILT_SCREENS, isBuilt } from './built'
import { SCREENS, screenTitle } from './screens'
import { ROUTE_NAMES, routeOf } from './segments'

const rows = ROUTE_NAMES.map((name) => {
  const { pattern, screen } = routeOf(name)
  return [isBuilt(screen) ? '✓' : '·', pattern, screen, name, screenTitle(screen, 'zh')]
})
const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
const lines = rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
const builtRoutes = rows.filter(([mark]) => mark === '✓').length

process.stdout.write(
  `${lines.join('\n')}\n\n${builtRoutes}/${rows.length} paths and ` +
    `${BUILT_SCREENS.length}/${Object.keys(SCREENS).length} screens built\n`,
)
