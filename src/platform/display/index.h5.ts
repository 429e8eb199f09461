import type { Display } from './types'

const LENGTHS = { short: 40, long: 400 } as const

/** A browser cannot change the brightness; many can keep the screen on. */
export const display: Display = {
  brighten() {
    if (typeof navigator === 'undefined' || !navigator.wakeLock) return () => undefined
    const lock = navigator.wakeLock.request('screen').catch(() => null)
    return () => void lock.then((held) => held?.release()).catch(() => undefined)
  },
  vibrate(kind) {
    if (typeof navigator !== 'undefined') navigator.vibrate?.(LENGTHS[kind])
  },
}
