import { useReachBottom } from '@tarojs/taro'
import { useRef } from 'react'

/** Calls `onNear` when the end of the page comes near. The mini-program says so itself, once per arrival. */
export function useNearEnd(active: boolean, onNear: () => void) {
  useReachBottom(() => {
    if (active) onNear()
  })
  return useRef<HTMLElement | null>(null)
}
