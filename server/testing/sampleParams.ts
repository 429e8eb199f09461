import type { CallDefinition } from '@quanzi/contract'
import * as v from 'valibot'

const TEXT = '一段文字'

/** Values of all kinds of parameters; the first one that a schema accepts is used. */
const CANDIDATES: readonly unknown[] = [
  '1',
  '13912345678',
  '123456',
  TEXT,
  '2026-05-20',
  '2026-05',
  'empty',
  'https://example.com/a',
  '/app/index/1000',
  '[]',
  '{}',
  ['1'],
  [],
  {},
  0,
  1,
  'CN',
  '00000000-0000-4000-8000-000000000000',
]

/** The fixed values that a schema lists, also inside wrapping schemas. */
function listed(schema: unknown): unknown[] {
  if (typeof schema !== 'object' || schema === null) return [schema]
  if ('wrapped' in schema) return listed(schema.wrapped)
  if ('literal' in schema) return [schema.literal]
  return 'options' in schema && Array.isArray(schema.options) ? schema.options.flatMap(listed) : []
}

/** A value that the schema accepts; throws when no candidate fits. */
function sampleOf(schema: v.GenericSchema, name: string): unknown {
  const found = [...listed(schema), ...CANDIDATES].find((value) => v.safeParse(schema, value).success)
  if (found === undefined) throw new Error(`no sample for the parameter ${name}: add one to CANDIDATES`)
  return found
}

/** Parameters that a call accepts; `given` ones are used unchanged. */
export function sampleParams(
  { params }: CallDefinition,
  given: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  const entries = 'entries' in params ? (params.entries as Readonly<Record<string, v.GenericSchema>>) : {}
  return Object.fromEntries(
    Object.entries(entries).flatMap(([name, schema]) =>
      name in given ? (given[name] === undefined ? [] : [[name, given[name]]]) : [[name, sampleOf(schema, name)]],
    ),
  )
}
