import type { Awake } from './types'

/** The browser gives a lock back when the page is hidden, so it is asked for again when the page is seen. */
export const awake: Awake = {
  keep() {
    if (typeof navigator === 'undefined' || !navigator.wakeLock) return () => undefined
    let held: WakeLockSentinel | null = null
    let ended = false
    const ask = () => {
      if (ended || document.visibilityState !== 'visible') return
      navigator.wakeLock.request('screen').then(
        (lock) => {
          if (ended) return void lock.release().catch(() => undefined)
          held = lock
        },
        () => undefined,
      )
    }
    ask()
    document.addEventListener('visibilitychange', ask)
    return () => {
      ended = true
      document.removeEventListener('visibilitychange', ask)
      void held?.release().catch(() => undefined)
    }
  },
}
