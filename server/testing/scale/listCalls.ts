import type { CallDefinition } from '@quanzi/contract'
import { CALL_GROUPS } from '../../features'

/** The parameters that name a page of a list. */
const PAGES = ['pageNo', 'pageNum', 'pageNumber'] as const
const KEYS = ['lastTime', 'beforeId', 'afterId'] as const

export interface ListCall {
  readonly definition: CallDefinition
  /** The parameter with the page number; null for a list that continues after a row. */
  readonly page: string | null
  /** True when the list can be searched by words. */
  readonly finds: boolean
}

const namesOf = ({ params }: CallDefinition): readonly string[] =>
  'entries' in params ? Object.keys(params.entries as object) : []

/** Every call of the catalogue that this server handles. */
export const builtCalls: readonly CallDefinition[] = CALL_GROUPS.flatMap(({ calls, handlers }) =>
  Object.entries(calls).flatMap(([name, definition]) => (name in handlers ? [definition] : [])),
)

/** The handled calls that answer a list by pages. */
export const listCalls: readonly ListCall[] = builtCalls.flatMap((definition) => {
  const names = namesOf(definition)
  const page = PAGES.find((name) => names.includes(name)) ?? null
  if (page === null && !KEYS.some((name) => names.includes(name))) return []
  return [{ definition, page, finds: names.includes('queryKey') }]
})
