import type { RouteName } from './routes'
import { isIid, isParameter, ROUTE_NAMES, segmentsOf } from './segments'

interface Node {
  readonly literals: Map<string, Node>
  iid?: Node
  parameter?: Node
  name?: RouteName
}

/** A route and the values of its parameters in path order. */
export interface PathMatch {
  readonly name: RouteName
  readonly values: readonly string[]
}

const emptyNode = (): Node => ({ literals: new Map() })

function step(node: Node, segment: string): Node {
  if (segment === ':iid') {
    node.iid ??= emptyNode()
    return node.iid
  }
  if (isParameter(segment)) {
    node.parameter ??= emptyNode()
    return node.parameter
  }
  const next = node.literals.get(segment) ?? emptyNode()
  node.literals.set(segment, next)
  return next
}

function plant(): Node {
  const root = emptyNode()
  for (const name of ROUTE_NAMES) segmentsOf(name).reduce(step, root).name = name
  return root
}

let tree: Node | undefined

/**
 * Finds the route of decoded path segments. In each segment a literal wins over an iid, and an iid over a free
 * parameter; the order of the catalogue does not matter.
 */
export function matchPath(segments: readonly string[]): PathMatch | null {
  tree ??= plant()
  return descend(tree, segments, 0, [])
}

function descend(node: Node, segments: readonly string[], at: number, values: readonly string[]): PathMatch | null {
  const segment = segments[at]
  if (segment === undefined) return node.name ? { name: node.name, values } : null
  const literal = node.literals.get(segment)
  return (
    (literal && descend(literal, segments, at + 1, values)) ||
    (node.iid && isIid(segment) && descend(node.iid, segments, at + 1, [...values, segment])) ||
    (node.parameter && descend(node.parameter, segments, at + 1, [...values, segment])) ||
    null
  )
}
