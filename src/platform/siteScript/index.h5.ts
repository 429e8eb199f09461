import type { SiteScript } from './types'

const ran = new Set<string>()

const said = (reason: unknown): string => (reason instanceof Error ? reason.message : String(reason))

/**
 * Logs the errors of the script for as long as the page lives. While `now` is true, every error comes from its first
 * run.
 */
function watch(name: string, log: (line: string) => void) {
  const state = { now: true }
  const isOurs = (place: unknown) => state.now || String(place).includes(name)
  const note = (event: Event, reason: unknown) => {
    // Otherwise the console would report an uncaught error of the app.
    event.preventDefault()
    log(`${name}: ${said(reason)}`)
  }
  window.addEventListener('error', (event) => {
    if (isOurs(`${event.filename} ${event.error?.stack}`)) note(event, event.error ?? event.message)
  })
  window.addEventListener('unhandledrejection', (event) => {
    if (String(event.reason?.stack).includes(name)) note(event, event.reason)
  })
  return state
}

export const siteScript: SiteScript = {
  run(name, source, log) {
    const key = `${name}\n${source}`
    if (ran.has(key)) return
    ran.add(key)
    // Pages of our own server carry a nonce. A page without one does not come from the operator.
    const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce
    if (!nonce) return log(`${name}: not run, the page has no nonce`)
    const running = watch(name, log)
    const script = document.createElement('script')
    script.nonce = nonce
    script.textContent = `${source}\n//# sourceURL=${name}`
    document.head.append(script)
    script.remove()
    running.now = false
  },
}
