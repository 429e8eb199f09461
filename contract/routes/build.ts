import { formatQuery, type QueryValue } from './query'
import type { RouteParams } from './resolve'
import type { RouteName } from './routes'
import { isIid, isParameter, segmentsOf } from './segments'

type Loose<Params> = { readonly [K in keyof Params]: K extends 'iid' ? number : string | number }

/** The parameters of a builder: path parameters by name, and any others as query. */
export type BuildParams<Name extends RouteName> = Loose<RouteParams<Name>> & { readonly [key: string]: QueryValue }

/** Optional when the path has no parameters. */
export type BuildArguments<Name extends RouteName> =
  unknown extends RouteParams<Name> ? [params?: BuildParams<Name>] : [params: BuildParams<Name>]

/** Separates path parameters from query parameters. */
export function splitParams(name: RouteName, params: Readonly<Record<string, QueryValue>>) {
  const path: Record<string, string> = {}
  const rest: Record<string, QueryValue> = { ...params }
  for (const segment of segmentsOf(name).filter(isParameter)) {
    const key = segment.slice(1)
    path[key] = pathValue(name, key, params[key])
    delete rest[key]
  }
  return { path, rest }
}

function pathValue(name: RouteName, key: string, value: QueryValue): string {
  const text = value === undefined || value === null ? '' : String(value)
  // Browsers resolve dot segments even when they are percent-encoded, so no address can contain them.
  const valid = key === 'iid' ? isIid(text) : text !== '' && text !== '.' && text !== '..'
  if (!valid) throw new RangeError(`${name}: ${key} cannot be ${JSON.stringify(value)}`)
  return text
}

/**
 * The public path of a route, e.g. `build('act.detail', { iid: 1000, id: 5, tag: '徒步' })`. Path parameters fill the
 * pattern; the others become the query, without undefined, null and ''. Throws RangeError for a path parameter that no
 * address can contain. `resolve` is the inverse.
 */
export function build<Name extends RouteName>(name: Name, ...[params]: BuildArguments<Name>): string {
  const { path, rest } = splitParams(name, params ?? {})
  const segments = segmentsOf(name).map((segment) =>
    isParameter(segment) ? encodeURIComponent(path[segment.slice(1)] ?? '') : segment,
  )
  return `/${segments.join('/')}${formatQuery(rest)}`
}
