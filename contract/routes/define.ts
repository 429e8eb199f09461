import type { ScreenName } from './screens'

/** Parameters of a path pattern: `iid` is a number, every other parameter a string. */
export type PathParams<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? PathParam<Name> & PathParams<`/${Rest}`>
  : Pattern extends `${string}:${infer Name}`
    ? PathParam<Name>
    : unknown

type PathParam<Name extends string> = { readonly [K in Name]: K extends 'iid' ? number : string }

/** One public path. A screen may be opened by several routes; each route has its own name. */
export interface RouteDefinition<Pattern extends string = string> {
  /** Public path with `:name` parameters, e.g. `/app/act/:iid/detail/:id`; `*` stands for every unknown path. */
  readonly pattern: Pattern
  /** The screen it opens, `group/screen`, e.g. `act/detail`. */
  readonly screen: ScreenName
}

/** Declares a public path and the screen that opens it. */
export const route = <const Pattern extends string>(
  pattern: Pattern,
  screen: ScreenName,
): RouteDefinition<Pattern> => ({ pattern, screen })
