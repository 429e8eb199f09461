import { useEffect, useRef } from 'react'
import { back } from '@/platform/back'

/** While the box is open, Escape and the next step back dismiss it. Only the topmost box is dismissed. */
export function useDismiss(open: boolean, onDismiss: () => void): void {
  const latest = useRef(onDismiss)
  latest.current = onDismiss
  useEffect(() => (open ? back.guard(() => latest.current()) : undefined), [open])
}
