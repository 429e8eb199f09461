import type { CallDefinition } from '@quanzi/contract'
import * as v from 'valibot'

const TEXT = '一段文字'

/** Values of every sort that a parameter of a call may be; the first one that its schema takes is sent. */
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

/** The fixed values that a schema lists, also inside what wraps it. */
function listed(schema: unknown): unknown[] {
  if (typeof schema !== 'object' || schema === null) return [schema]
  if ('wrapped' in schema) return listed(schema.wrapped)
  if ('literal' in schema) return [schema.literal]
  return 'options' in schema && Array.isArray(schema.options) ? schema.options.flatMap(listed) : []
}

/** A value that the schema takes; a schema that no candidate fits says so. */
function sampleOf(schema: v.GenericSchema, name: string): unknown {
  const found = [...listed(schema), ...CANDIDATES].find((value) => v.safeParse(schema, value).success)
  if (found === undefined) throw new Error(`no sample for the parameter ${name}: add one to CANDIDATES`)
  return found
}

/** Parameters that a call takes, each with a value that its schema accepts; `given` stand as they are. */
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
