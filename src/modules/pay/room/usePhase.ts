import type { PaidContent } from '@quanzi/contract'
import { useEffect, useRef, useState } from 'react'
import { useScreenHide, useScreenShow } from '@/platform/lifecycle/screenHooks'
import { serverNow } from '@/platform/serverClock'
import { changesAt, type Phase, phaseOf } from './phaseOf'

/** A timer cannot wait longer. */
const LONGEST_MS = 2 ** 31 - 1
/** The host may begin early or end when they like: the room is read again this often, ms. */
const READ_EVERY = 15_000

/** The room's phase, which changes by itself; `read` asks for the room again. */
export function usePhase(content: PaidContent, read: () => void): Phase {
  const [now, setNow] = useState(serverNow)
  const [shown, setShown] = useState(true)
  useScreenShow(() => setShown(true))
  useScreenHide(() => setShown(false))
  const reading = useRef(read)
  reading.current = read
  const next = changesAt(content, now)
  const phase = phaseOf(content, now)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a wait that was too long for one timer goes on
  useEffect(() => {
    if (next === null) return
    const timer = setTimeout(
      () => {
        setNow(serverNow())
        if (serverNow() >= next) reading.current()
      },
      Math.min(LONGEST_MS, Math.max(0, next - serverNow())),
    )
    return () => clearTimeout(timer)
  }, [next, now])
  const turns = shown && (phase === 'soon' || phase === 'living')
  useEffect(() => {
    if (!turns) return
    const timer = setInterval(() => reading.current(), READ_EVERY)
    return () => clearInterval(timer)
  }, [turns])
  return phase
}
