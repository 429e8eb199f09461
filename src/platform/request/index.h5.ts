import { requestByScript } from './requestByScript'
import { type Request, RequestFailure } from './types'

/** Browsers send on 64 kB in all when the page is left; a character is up to four bytes. */
const SENT_ON_LENGTH = 4000

/** Tells a gateway on this origin that no form, picture or script of another site asks it (`server/gateway/askingPage`). */
const OWN = { 'X-Quanzi': '1' }
const isOwn = (url: string) => new URL(url, window.location.href).origin === window.location.origin

export const request: Request = async (options) => {
  if (options.transport === 'script') return requestByScript(options)
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), options.timeoutMs)
  try {
    const answer = await fetch(options.url, {
      method: options.method,
      headers: options.method === 'POST' && isOwn(options.url) ? { ...options.headers, ...OWN } : options.headers,
      body: options.body,
      credentials: 'include',
      signal: abort.signal,
      // What a visitor has done is done, also when they leave right behind the tap.
      keepalive: options.method === 'POST' && (options.body ?? '').length <= SENT_ON_LENGTH,
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
