import { useEffect } from 'react'
import { useBrightScreen } from '@/platform/display/useBrightScreen'

/** While a code is shown, the screen checks this often whether it was used, in ms. */
const LOOK = 5000

/** While a code is shown, the phone stays bright and awake, and `store` is loaded again and again. */
export function useShownCode(showing: boolean, store: { load(): Promise<void> }): void {
  useEffect(() => {
    if (!showing) return
    const timer = setInterval(() => void store.load(), LOOK)
    return () => clearInterval(timer)
  }, [showing, store])
  useBrightScreen(showing)
}
