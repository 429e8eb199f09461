import { useEffect, useRef } from 'react'
import { lifecycle } from '@/platform/lifecycle'

/** While `waiting`, runs once the device has a network again. */
export function useNetworkReturn(waiting: boolean, run: () => void): void {
  const latest = useRef(run)
  latest.current = run
  useEffect(() => {
    if (waiting) return lifecycle.onNetworkChange((online) => online && latest.current())
  }, [waiting])
}
