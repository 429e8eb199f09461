import type { CallDefinition } from '@quanzi/contract'
import { CALL_GROUPS } from '../../features'

/** The parameters by which a caller asks for a part of a list. */
const PAGES = ['pageNo', 'pageNum', 'pageNumber'] as const
const KEYS = ['lastTime', 'beforeId', 'afterId'] as const

export interface ListCall {
  readonly definition: CallDefinition
  /** The parameter with the number of the page; null for a list that goes on behind a row. */
  readonly page: string | null
  /** Whether it looks for words. */
  readonly finds: boolean
}

const namesOf = ({ params }: CallDefinition): readonly string[] =>
  'entries' in params ? Object.keys(params.entries as object) : []

/** Every call of the catalogue that this server answers. */
export const builtCalls: readonly CallDefinition[] = CALL_GROUPS.flatMap(({ calls, handlers }) =>
  Object.entries(calls).flatMap(([name, definition]) => (name in handlers ? [definition] : [])),
)

/** Those of them that answer a list by pages. */
export const listCalls: readonly ListCall[] = builtCalls.flatMap((definition) => {
  const names = namesOf(definition)
  const page = PAGES.find((name) => names.includes(name)) ?? null
  if (page === null && !KEYS.some((name) => names.includes(name))) return []
  return [{ definition, page, finds: names.includes('queryKey') }]
})
