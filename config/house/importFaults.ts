import path from 'node:path'
import { specifiersOf } from './specifiersOf'

/** The rooms of the server from the bottom up: a file imports from its own room and from those before it. */
export const ROOMS = [
  'base',
  'db',
  'providers',
  'call',
  'identity',
  'ledger',
  'notices',
  'items',
  'gateway',
  'delivery',
  'review',
  'trade',
  'chat',
  'seed',
  'features',
  'cli',
] as const

/** The composition, above every room. */
const TOP = ROOMS.length

const room = (file: string): number => {
  const name = /^server\/(\w+)\//.exec(file)?.[1]
  // `cli/` starts programs and `testing/` combines everything, so they may import the composition too.
  return name === undefined || name === 'cli' || name === 'testing'
    ? TOP
    : ROOMS.indexOf(name as (typeof ROOMS)[number])
}

const feature = (file: string): string | undefined => /^server\/features\/(\w+)\//.exec(file)?.[1]

/** The files that a file imports, also for their types only. */
export function importsOf(file: string, text: string, has: (file: string) => boolean): string[] {
  const found: string[] = []
  for (const name of specifiersOf(text)) {
    const place = name.startsWith('.')
      ? path.posix.join(path.posix.dirname(file), name)
      : name.replace(/^@quanzi\/(\w+)$/, '$1/index')
    const target = [place, `${place}.ts`, `${place}.tsx`, `${place}/index.ts`].find(has)
    if (target !== undefined) found.push(target)
  }
  return found
}

/** A query must not import this: it takes a `Db` and its parameters state what else it needs. */
const CONTEXT = 'server/call/Context.ts'

const READS = /\.selectFrom\(|\breadPage[<(]/
const WRITES = /\.(insertInto|updateTable|deleteFrom|forUpdate)\(|\bwithTransaction\(/
/** Files that are handed the context: handlers, rules of orders and reviews, routes, seeds. */
const isHanded = (file: string, text: string): boolean =>
  /\/(\w+Routes|seed\w*)\.ts$/.test(file) || /: (Handlers<|OrderTypeRules\b|ReviewRules\b)/.test(text)
/** A file of a feature or of trade that reads the database and writes nothing. */
const isQuery = (file: string, text: string): boolean =>
  /^server\/(features|trade)\//.test(file) && !isHanded(file, text) && READS.test(text) && !WRITES.test(text)

/**
 * Finds imports from a lower room into a higher one, from one feature into another, or in a circle, and queries
 * that import the call's context. Tests are exempt: they combine everything. Helpers of several tests are in
 * `server/testing`, or in a `testing` folder of their room when they need nothing from a higher room.
 */
export function importFaults(files: ReadonlyMap<string, string>): string[] {
  const sources = [...files].filter(([name]) => /^server\/.*\.ts$/.test(name) && !/\.test\.tsx?$/.test(name))
  const imports = new Map(sources.map(([name, text]) => [name, importsOf(name, text, (file) => files.has(file))]))
  const faults: string[] = []
  for (const [from, targets] of imports) {
    if (room(from) < 0) faults.push(`${from}: the server has no such room (config/house/importFaults.ts lists them)`)
    for (const to of targets) {
      if (!to.startsWith('server/')) continue
      if (room(to) > room(from)) faults.push(`${from} imports ${to}, which is in a higher room`)
      if (to === CONTEXT && isQuery(from, files.get(from) ?? ''))
        faults.push(`${from} imports ${to}: a query takes a Db, and an Asker when it needs the caller`)
      const [mine, theirs] = [feature(from), feature(to)]
      if (mine && theirs && mine !== theirs && !to.endsWith('/public.ts'))
        faults.push(`${from} imports ${to}: a feature may import only the public.ts of another`)
    }
  }
  return [...faults, ...circles(imports)]
}

/** Files that import each other in a circle, one line per circle (Tarjan's strongly connected components). */
function circles(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const stack: string[] = []
  const found: string[] = []
  const visit = (file: string): number => {
    const mine = order.size
    order.set(file, mine)
    lowest.set(file, mine)
    stack.push(file)
    for (const next of imports.get(file) ?? []) {
      const reached = order.has(next) ? (stack.includes(next) ? (order.get(next) ?? mine) : mine) : visit(next)
      lowest.set(file, Math.min(lowest.get(file) ?? mine, reached))
    }
    const low = lowest.get(file) ?? mine
    if (low === mine) {
      const circle = stack.splice(stack.indexOf(file))
      if (circle.length > 1) found.push(`${circle.sort().join(', ')} import each other`)
    }
    return low
  }
  for (const file of imports.keys()) if (!order.has(file)) visit(file)
  return found
}
