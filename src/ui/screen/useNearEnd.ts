import { useReachBottom } from '@tarojs/taro'
import { useRef } from 'react'

/** Calls `onNear` near the end of the page. The mini-program reports that itself, once per arrival. */
export function useNearEnd(active: boolean, onNear: () => void) {
  useReachBottom(() => {
    if (active) onNear()
  })
  return useRef<HTMLElement | null>(null)
}
