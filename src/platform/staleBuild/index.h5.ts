import { isMissingScript } from './isMissingScript'
import type { StaleBuild } from './types'

const KEY = 'quanzi:reloaded'
/** A second failure within this time (ms) means a real fault, not a new build. */
const PAUSE = 60_000

export const staleBuild: StaleBuild = {
  watch() {
    window.addEventListener('unhandledrejection', ({ reason }) => {
      // Offline, a reload would replace the screen by an error page.
      if (!isMissingScript(reason) || !window.navigator.onLine) return
      const last = Number(window.sessionStorage.getItem(KEY) ?? 0)
      if (Date.now() - last < PAUSE) return
      window.sessionStorage.setItem(KEY, String(Date.now()))
      window.location.reload()
    })
  },
}
