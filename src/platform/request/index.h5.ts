import { requestByScript } from './requestByScript'
import { type Request, RequestFailure } from './types'

/** A browser limits the bodies of `keepalive` requests to 64 kB together; a character takes up to four bytes. */
const SENT_ON_LENGTH = 4000

/**
 * Proves to the gateway that a page of this origin sends the request (`server/gateway/admitPage.ts`): a form, picture
 * or script of another site cannot set this header.
 */
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
      // A write must arrive even when the visitor leaves the page right after the tap.
      keepalive: options.method === 'POST' && (options.body ?? '').length <= SENT_ON_LENGTH,
      // Send the whole address as the referrer, also to a gateway on another origin.
      ...(options.referrer && { referrer: options.referrer, referrerPolicy: 'no-referrer-when-downgrade' }),
    })
    return { status: answer.status, body: await answer.text(), date: answer.headers.get('date') ?? '' }
  } catch (error) {
    const reason = abort.signal.aborted ? 'timeout' : 'network'
    throw new RequestFailure(reason, error instanceof Error ? error.message : String(error))
  } finally {
    clearTimeout(timer)
  }
}
