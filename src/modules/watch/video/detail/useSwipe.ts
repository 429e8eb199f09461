import type { BaseEventOrig } from '@tarojs/components'
import { useRef } from 'react'

interface Finger {
  readonly clientX: number
  readonly clientY: number
}

/** Taro types a touch as any event. */
type Touching = BaseEventOrig & { readonly touches?: ArrayLike<Finger>; readonly changedTouches?: ArrayLike<Finger> }

/** A shorter movement is a tap; a vertical one scrolls the page. */
const LEAST = 60

/** Swiping left goes forward, swiping right goes back. */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null)
  return {
    onTouchStart: ({ touches }: Touching) => {
      const finger = touches?.length === 1 ? touches[0] : undefined
      from.current = finger ? { x: finger.clientX, y: finger.clientY } : null
    },
    onTouchEnd: ({ changedTouches }: Touching) => {
      const start = from.current
      const finger = changedTouches?.[0]
      from.current = null
      if (!start || !finger) return
      const [dx, dy] = [finger.clientX - start.x, finger.clientY - start.y]
      if (Math.abs(dx) < LEAST || Math.abs(dx) < 2 * Math.abs(dy)) return
      onSwipe(dx < 0 ? 1 : -1)
    },
  }
}
