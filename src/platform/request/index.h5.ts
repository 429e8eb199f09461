import { requestByScript } from './requestByScript'
import { type Request, RequestFailure } from './types'

export const request: Request = async (options) => {
  if (options.transport === 'script') return requestByScript(options)
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), options.timeoutMs)
  try {
    const answer = await fetch(options.url, {
      method: options.method,
      headers: options.headers,
      body: options.body,
      credentials: 'include',
      signal: abort.signal,
      // The whole address, also for a gateway on another origin.
      ...(options.referrer && { referrer: options.referrer, referrerPolicy: 'no-referrer-when-downgrade' }),
    })
    return { status: answer.status, body: await answer.text() }
  } catch (error) {
    const reason = abort.signal.aborted ? 'timeout' : 'network'
    throw new RequestFailure(reason, error instanceof Error ? error.message : String(error))
  } finally {
    clearTimeout(timer)
  }
}
