import type { RouteDefinition } from './define'
import type { ScreenName } from './screens'

/** The catalogue as a record. */
export type RouteTable = Readonly<Record<string, RouteDefinition>>

/** Stands for the tenant parameter, which half of all paths contain. */
const IID = '@'
/** Stands for the key of the route, which most paths repeat. */
const KEY = '~'

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
export function packRoutes(routes: RouteTable): string {
  const groups: [string, ...string[]][] = []
  for (const [name, { pattern, screen }] of Object.entries(routes)) {
    const [group = '', key = ''] = name.split('.')
    if (groups[groups.length - 1]?.[0] !== group) groups.push([group])
    const inside = pattern.startsWith(home(group)) ? pattern.slice(home(group).length) : pattern
    const path = swap(inside, [':iid', key], [IID, KEY])
    const other = screen === screenOf(group, key) ? [] : [screen]
    groups[groups.length - 1]?.push([key, path, ...other].join(' '))
  }
  return groups.map((group) => group.join(',')).join(';')
}

/** Reads the text that `packRoutes` writes, in the same order. */
export function unpackRoutes(text: string): RouteTable {
  const routes: Record<string, RouteDefinition> = {}
  for (const packed of text.split(';')) {
    const [group = '', ...entries] = packed.split(',')
    for (const entry of entries) {
      const [key = '', path = '', screen = screenOf(group, key)] = entry.split(' ')
      const inside = swap(path, [IID, KEY], [':iid', key])
      const pattern = inside.startsWith('/') || inside === '*' ? inside : home(group) + inside
      routes[`${group}.${key}`] = { pattern, screen: screen as ScreenName }
    }
  }
  return routes
}
