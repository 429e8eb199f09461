import {
  type CallDefinition,
  callKey,
  type ParamsOf,
  type ParamsSchema,
  type ReplyOf,
  wireParams,
} from '@quanzi/contract'
import { tellChange } from './changes'
import { GatewayError } from './GatewayError'
import { gatewayState } from './gatewayState'
import { queryText } from './queryText'
import { resultOf, send } from './send'

/** Some proxies cut longer addresses: such a call sends a body instead. */
const MAX_ADDRESS = 1800

type AnyCall = CallDefinition<ParamsSchema, unknown>

/** The type of `call`, for the constructors of stores. */
export type Call = typeof call

const inFlight = new Map<string, Promise<unknown>>()

/**
 * Makes a business call. Rejects only with GatewayError, whose `msg` is for the user. Identical safe calls in progress
 * share one request; a safe call is repeated once after a network failure, and uses the answer that the page brought
 * when there is one.
 */
export function call<C extends AnyCall>(definition: C, params: ParamsOf<C>): Promise<ReplyOf<C>> {
  const input = params as object
  const answer = definition.safe ? callSafely(definition, input) : change(definition, input)
  // The only cast of an answer to the type in the catalogue.
  return answer as Promise<ReplyOf<C>>
}

function callSafely(definition: AnyCall, params: object): Promise<unknown> {
  const key = callKey(definition.uri, params)
  const preloaded = gatewayState.takePreloaded(key)
  if (preloaded !== undefined) return Promise.resolve(preloaded)
  const running = inFlight.get(key)
  if (running) return running
  const asked = transport(definition, params)
    .catch((error: unknown) => {
      if (error instanceof GatewayError && error.kind === 'network') return transport(definition, params)
      throw error
    })
    .finally(() => inFlight.delete(key))
  inFlight.set(key, asked)
  return asked
}

async function change(definition: AnyCall, params: object): Promise<unknown> {
  const reply = await transport(definition, params)
  tellChange(definition, params, reply)
  return reply
}

async function transport(definition: AnyCall, params: object): Promise<unknown> {
  const body = await (definition.kind === 'direct' ? sendDirect(definition, params) : sendToGateway(definition, params))
  return definition.raw ? body : resultOf(body)
}

function sendToGateway({ domain, uri, safe }: AnyCall, params: object): Promise<unknown> {
  const { u, language, iid } = gatewayState.identity()
  const fields = wireParams({
    iid,
    language: language === 'en' ? 'EN' : 'CN',
    ...params,
    domain,
    uri,
    f: gatewayState.f(),
    u,
  })
  const address = `${gatewayState.origin}/h5/getjsonp`
  const asked = `${address}?${queryText(fields)}`
  if (gatewayState.jsonp) return send({ url: asked, method: 'GET', transport: 'script' })
  if (safe && asked.length <= MAX_ADDRESS) return send({ url: asked, method: 'GET' })
  return send({
    url: address,
    method: 'POST',
    headers: { 'Content-Type': 'text/plain;charset=UTF-8' },
    body: JSON.stringify(fields),
  })
}

function sendDirect({ uri }: AnyCall, params: object): Promise<unknown> {
  const path = uri.startsWith('/') ? uri : `/${uri}`
  const url = `${gatewayState.origin}${path}?${queryText(wireParams(params))}`
  return send({ url, method: 'GET', ...(gatewayState.jsonp ? { transport: 'script' as const } : {}) })
}
