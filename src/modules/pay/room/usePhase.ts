import type { PaidContent } from '@quanzi/contract'
import { useEffect, useState } from 'react'
import { serverNow } from '@/platform/serverClock'
import { changesAt, type Phase, phaseOf } from './phaseOf'

/** A timer cannot wait longer. */
const LONGEST_MS = 2 ** 31 - 1

/** The room's phase, which changes by itself; `onChange` runs with each change. */
export function usePhase(content: PaidContent, onChange: () => void): Phase {
  const [now, setNow] = useState(serverNow)
  const next = changesAt(content, now)
  // biome-ignore lint/correctness/useExhaustiveDependencies: one timer for each change, not for each render
  useEffect(() => {
    if (next === null) return
    const timer = setTimeout(
      () => {
        setNow(serverNow())
        if (serverNow() >= next) onChange()
      },
      Math.min(LONGEST_MS, Math.max(0, next - serverNow())),
    )
    return () => clearTimeout(timer)
  }, [next, now])
  return phaseOf(content, now)
}
