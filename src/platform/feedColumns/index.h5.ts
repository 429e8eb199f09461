import { useSyncExternalStore } from 'react'

/** Window widths in px from which a feed gets one more column. */
const WIDTHS = [768, 1024]
const PHONE = 2

function watch(onChange: () => void): () => void {
  window.addEventListener('resize', onChange)
  return () => window.removeEventListener('resize', onChange)
}

const columns = (): number => PHONE + WIDTHS.filter((width) => window.innerWidth >= width).length

/** How many columns a feed has: two on a phone, more on a wide screen. */
export const useFeedColumns = (): number => useSyncExternalStore(watch, columns, () => PHONE)
