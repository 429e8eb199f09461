import { CALLS } from './calls'
import type { CallDefinition } from './define'
import { isOurs, paramNames } from './paramNames'

const calls: readonly CallDefinition[] = Object.values(CALLS)
const rows = calls.map((call) => [
  call.kind,
  call.uri,
  `${call.access}${call.safe ? '' : ' (once)'}`,
  paramNames(call).join(' '),
])
const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
const lines = rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
const ours = calls.filter(isOurs).length

process.stdout.write(
  `${lines.join('\n')}\n\n${calls.length} calls, ${calls.length - ours} documented and ${ours} ours\n`,
)
