import { useEffect, useState } from 'react'
import { useBrightScreen } from '@/platform/display/useBrightScreen'
import { useScreenHide, useScreenShow } from '@/platform/lifecycle/screenHooks'

/** While a code is shown, the screen checks this often whether it was used, in ms. */
const LOOK = 5000

/** While a code is shown in front, the phone stays bright and awake, and `store` is loaded again and again. */
export function useShownCode(showing: boolean, store: { load(): Promise<void> }): void {
  const [front, setFront] = useState(true)
  useScreenShow(() => setFront(true))
  useScreenHide(() => setFront(false))
  useEffect(() => {
    if (!showing || !front) return
    const timer = setInterval(() => void store.load(), LOOK)
    return () => clearInterval(timer)
  }, [showing, front, store])
  useBrightScreen(showing)
}
