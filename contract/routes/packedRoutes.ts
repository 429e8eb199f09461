import type { RouteDefinition } from './define'
import type { ScreenName } from './screens'

/** The catalogue as a record, and its screens that are not built yet. */
export interface RouteTable {
  readonly routes: Readonly<Record<string, RouteDefinition>>
  readonly waiting: ReadonlySet<string>
}

/** Stands for the tenant parameter, which half of all paths contain. */
const IID = '@'
/** Stands for the key of the route, which most paths repeat. */
const KEY = '~'
/** Precedes a route whose screen is not built yet. */
const WAITING = '-'

const screenOf = (group: string, key: string) =>
  `${group}/${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

const home = (group: string) => `/app/${group}/`

const swap = (path: string, from: readonly string[], to: readonly string[]) =>
  path
    .split('/')
    .map((segment) => to[from.indexOf(segment)] ?? segment)
    .join('/')

/**
 * The catalogue of routes as one short text, `group,key path screen,…;group,…`. A screen with the same name as its
 * route is left out. The main package of a mini-program carries every route, so every character counts.
 */
export function packRoutes({ routes, waiting }: RouteTable): string {
  const groups: [string, ...string[]][] = []
  for (const [name, { pattern, screen }] of Object.entries(routes)) {
    const [group = '', key = ''] = name.split('.')
    if (groups[groups.length - 1]?.[0] !== group) groups.push([group])
    const inside = pattern.startsWith(home(group)) ? pattern.slice(home(group).length) : pattern
    const path = swap(inside, [':iid', key], [IID, KEY])
    const other = screen === screenOf(group, key) ? [] : [screen]
    const entry = [key, path, ...other].join(' ')
    groups[groups.length - 1]?.push(waiting.has(screen) ? WAITING + entry : entry)
  }
  return groups.map((group) => group.join(',')).join(';')
}

/** Reads the text that `packRoutes` writes, in the same order. */
export function unpackRoutes(text: string): RouteTable {
  const routes: Record<string, RouteDefinition> = {}
  const waiting = new Set<string>()
  for (const packed of text.split(';')) {
    const [group = '', ...entries] = packed.split(',')
    for (const entry of entries) {
      const waits = entry.startsWith(WAITING)
      const [key = '', path = '', screen = screenOf(group, key)] = (waits ? entry.slice(1) : entry).split(' ')
      const inside = swap(path, [IID, KEY], [':iid', key])
      const pattern = inside.startsWith('/') || inside === '*' ? inside : home(group) + inside
      routes[`${group}.${key}`] = { pattern, screen: screen as ScreenName }
      if (waits) waiting.add(screen)
    }
  }
  return { routes, waiting }
}
