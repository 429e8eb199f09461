import { isMissingScript } from './isMissingScript'
import type { StaleBuild } from './types'

const KEY = 'quanzi:reloaded'
/** Within this time a second failure is no new build but a real fault, ms. */
const PAUSE = 60_000

export const staleBuild: StaleBuild = {
  watch() {
    window.addEventListener('unhandledrejection', ({ reason }) => {
      // Without a network a reload would take away the screen that is there.
      if (!isMissingScript(reason) || !window.navigator.onLine) return
      const last = Number(window.sessionStorage.getItem(KEY) ?? 0)
      if (Date.now() - last < PAUSE) return
      window.sessionStorage.setItem(KEY, String(Date.now()))
      window.location.reload()
    })
  },
}
