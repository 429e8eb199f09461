import type { StaleBuild } from './types'

const KEY = 'quanzi:reloaded'
/** Within this time a second failure is no new build but a real fault, ms. */
const PAUSE = 60_000

const isMissingScript = (reason: unknown): boolean => reason instanceof Error && reason.name === 'ChunkLoadError'

export const staleBuild: StaleBuild = {
  watch() {
    window.addEventListener('unhandledrejection', ({ reason }) => {
      if (!isMissingScript(reason)) return
      const last = Number(window.sessionStorage.getItem(KEY) ?? 0)
      if (Date.now() - last < PAUSE) return
      window.sessionStorage.setItem(KEY, String(Date.now()))
      window.location.reload()
    })
  },
}
