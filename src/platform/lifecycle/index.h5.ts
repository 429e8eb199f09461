import type { Lifecycle } from './types'

export * from './screenHooks'

const nothing = () => undefined

function listen(target: EventTarget | undefined, event: string, run: (event: Event) => void): () => void {
  if (!target) return nothing
  target.addEventListener(event, run)
  return () => target.removeEventListener(event, run)
}

const page = () => (typeof window === 'undefined' ? undefined : window)

const onVisibility = (state: DocumentVisibilityState, run: () => void) =>
  listen(page()?.document, 'visibilitychange', () => document.visibilityState === state && run())

export const lifecycle: Lifecycle = {
  onShow(run) {
    // A browser restores a cached page unchanged, and not every browser then reports that the page is visible.
    const stops = [
      onVisibility('visible', run),
      listen(page(), 'pageshow', (event) => 'persisted' in event && event.persisted && run()),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  },
  onHide: (run) => onVisibility('hidden', run),
  onNetworkChange(run) {
    const stops = [listen(page(), 'online', () => run(true)), listen(page(), 'offline', () => run(false))]
    return () => {
      for (const stop of stops) stop()
    }
  },
  onThemeChange(run) {
    const query = page()?.matchMedia?.('(prefers-color-scheme: dark)')
    return listen(query, 'change', () => run(query?.matches ? 'dark' : 'light'))
  },
}
