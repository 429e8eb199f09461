import { type CallDefinition, ERRORS } from '@quanzi/contract'
import fc from 'fast-check'
import type { Case } from '../catalogue/callFixtures'
import { filledIn, type Params, type Scene, tenantOf } from '../catalogue/makeCall'
import type { TestServer } from '../createTestServer'
import type { RowChanges } from '../RowChanges'
import { TRIES } from '../TRIES'
import { hostileValues, valuesOf } from './valuesOf'

/** Limit in ms. No call takes this long even on the slowest machine, unless its cost grows out of proportion. */
const FAR_TOO_LONG = 10_000

/** One generated call. */
export interface Shot {
  readonly params: Params
  /** True for a GET request by a script of a page, where every value is text. */
  readonly byGet: boolean
  readonly signedIn: boolean
}

/** Calls of one kind: valid parameters, some of them replaced by others. */
export function shotsOf({ call }: Case, good: Params): fc.Arbitrary<Shot> {
  const fields = fieldsOf(call)
  const names = Object.keys(fields)
  const replaced = fc
    .subarray(names, { maxLength: Math.min(names.length, 3) })
    .chain((some) => fc.record(Object.fromEntries(some.map((name) => [name, wrongOrRight(fields[name])]))))
  return fc.record({
    params: replaced.map((others) => ({ ...good, ...others })),
    byGet: fc.nat(4).map((n) => n === 0),
    signedIn: fc.nat(9).map((n) => n > 0),
  })
}

const wrongOrRight = (schema: unknown) => fc.oneof({ arbitrary: valuesOf(schema), weight: 3 }, hostileValues)

const fieldsOf = ({ params }: CallDefinition): Readonly<Record<string, unknown>> =>
  'entries' in params ? (params.entries as Readonly<Record<string, unknown>>) : {}

/** Puts the sent parameters into the message, because a counterexample with nested values is printed truncated. */
const fault = ({ params, byGet }: Shot, what: string) =>
  new Error(`${byGet ? 'GET' : 'POST'} ${JSON.stringify(params).slice(0, 2_000)}: ${what}`)

/**
 * Makes the call. It must get one answer in time, and a refusal must have written nothing since the last look at the
 * changes.
 */
export async function shoot(
  server: TestServer,
  changes: RowChanges,
  one: Case,
  scene: Scene,
  shot: Shot,
): Promise<void> {
  const began = performance.now()
  const { status, body } = await send(server, one, scene, shot)
  const took = performance.now() - began
  const look = await changes.look()
  if (status >= 500) throw fault(shot, `status ${status}: ${body}`)
  const { code } = answerOf(body, shot.byGet)
  if (code === ERRORS.SYSTEM.code) throw fault(shot, 'answered as a fault of the server')
  if (took > FAR_TOO_LONG) throw fault(shot, `took ${Math.round(took)} ms`)
  if (!code) return
  const allowed = [...TRIES, ...(one.fixture.notes ?? [])]
  const written = look.tables().filter((table) => !allowed.includes(table))
  if (written.length > 0) throw fault(shot, `refused with ${code}, and wrote to ${written.join(', ')}`)
}

async function send(server: TestServer, one: Case, { caller }: Scene, { params, byGet, signedIn }: Shot) {
  const all = {
    uri: one.call.uri,
    domain: 'h5',
    f: 1,
    u: '',
    ...filledIn(one, params, signedIn ? caller : null, tenantOf(one)),
  }
  const headers = signedIn ? { authorization: `Bearer ${caller.bearer}` } : {}
  const response = byGet
    ? await server.app.http.inject({ url: `/h5/getjsonp?${queryOf({ ...all, callback: 'cb' })}`, headers })
    : await server.app.http.inject({
        method: 'POST',
        url: '/h5/getjsonp',
        headers: { 'content-type': 'text/plain', ...headers },
        payload: JSON.stringify(all),
      })
  return { status: response.statusCode, body: response.body }
}

function queryOf(params: Params): string {
  const texts = Object.entries(params).flatMap(([name, value]) =>
    value === undefined || value === null
      ? []
      : [[name, typeof value === 'object' ? (JSON.stringify(value) ?? '') : String(value)]],
  )
  // Addresses have a maximum length: longer texts never reach a server.
  return new URLSearchParams(texts.map(([name = '', text = '']) => [name, text.slice(0, 2_000)])).toString()
}

/** The answer is JSON; for GET it is JSON inside a function call. */
function answerOf(body: string, byGet: boolean): { readonly code?: number } {
  const json = byGet ? /^\/\*\*\/cb\((.*)\)$/s.exec(body)?.[1] : body
  if (json === undefined) throw new Error(`no answer: ${body.slice(0, 200)}`)
  return JSON.parse(json) ?? {}
}
