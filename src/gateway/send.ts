import { ERRORS, REQUEST_TIMEOUT_MS } from '@quanzi/contract'
import { t } from '@/locales/t'
import { RequestFailure, type RequestOptions } from '@/platform/request/types'
import { serverClock } from '@/platform/serverClock'
import { GatewayError, type GatewayErrorKind } from './GatewayError'
import { gatewayState } from './gatewayState'
import { parseAnswer } from './parseAnswer'

const busy = (kind: GatewayErrorKind, response?: unknown) =>
  new GatewayError({
    kind,
    code: ERRORS.SYSTEM.code,
    msg: t('serverBusy'),
    response,
  })

/**
 * The documents' message is for a server that does not answer. Without a network, people can do something
 * themselves.
 */
const offline = () => new GatewayError({ kind: 'network', code: ERRORS.SYSTEM.code, msg: t('offline'), offline: true })

/** Matches the wire name of a wrong parameter, which is for the log only. */
const NAMES_FIELD = /[:：]\s*[\w.[\]]+$/

/** When an answer has a code, 0 means success (conventions §1). */
const isFailure = (code: unknown): boolean => code !== undefined && code !== null && code !== '' && Number(code) !== 0

function failureOf(body: object & { readonly code: unknown }): GatewayError {
  const code = Number(body.code)
  const msg = 'msg' in body && typeof body.msg === 'string' && body.msg !== '' ? body.msg : null
  const fallback = t('serverBusy')
  const isAuth = code === ERRORS.LOGIN.code
  gatewayState.log(`${code} ${msg ?? fallback}`)
  const isRaw = code === ERRORS.PARAM.code && msg !== null && NAMES_FIELD.test(msg)
  const words = isRaw ? t('paramWrong') : (msg ?? fallback)
  return new GatewayError({ kind: isAuth ? 'auth' : 'business', code, msg: words, response: body })
}

/** Sends a request and reads its answer by the rules of shell-and-routes §8. */
export async function send(options: Omit<RequestOptions, 'timeoutMs'>): Promise<unknown> {
  const { bearer } = gatewayState.identity()
  const headers = bearer ? { ...options.headers, Authorization: `Bearer ${bearer}` } : options.headers
  const sentAt = Date.now()
  let answer: Awaited<ReturnType<typeof gatewayState.send>>
  try {
    answer = await gatewayState.send({ ...options, ...(headers ? { headers } : {}), timeoutMs: REQUEST_TIMEOUT_MS })
  } catch (error) {
    gatewayState.log(`${options.url.split('?')[0]}: ${error instanceof Error ? error.message : String(error)}`)
    if (!(error instanceof RequestFailure)) throw busy('protocol')
    throw (await gatewayState.isOnline()) ? busy('network') : offline()
  }
  // What is read by GET may be an answer of before.
  if (options.method === 'POST') serverClock.learn(answer.date, sentAt)
  let body: unknown
  try {
    body = parseAnswer(answer.body)
  } catch (error) {
    gatewayState.log(`${options.url.split('?')[0]}: HTTP ${answer.status}, ${String(error)}`)
    throw busy('protocol', answer.body)
  }
  if (typeof body === 'object' && body !== null && 'code' in body && isFailure(body.code)) {
    const failure = failureOf(body)
    if (failure.kind === 'auth') gatewayState.onLoginRequired()
    throw failure
  }
  if (answer.status >= 400) throw busy('protocol', body)
  return body
}

/** The field t of an answer, or the whole answer when it has no t. */
export const resultOf = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 't' in body ? body.t : body
