import { useRef, useState } from 'react'
import { useScreenShow } from '@/platform/lifecycle/screenHooks'
import { useSession } from '@/session/SessionProvider'
import { failedState } from '@/ui/screen/failedState'
import { type ScreenState, screenLoading, screenReady } from '@/ui/screen/ScreenState'
import { memberScreen } from './memberScreen'
import { useKnownMember } from './useKnownMember'

interface Own<Value> {
  /** The last answer; null before the first one. */
  readonly value: Value | null
  readonly state: ScreenState
  readonly load: () => Promise<void>
}

/**
 * What a member's own screen reads: when the session is known, and again each time the screen comes to the front. A
 * failed refresh keeps what is on screen. `refused` may turn an error into another state. For observers.
 */
export function useOwn<Value>(
  fetch: () => Promise<Value>,
  refused?: (error: unknown) => ScreenState | null,
): Own<Value> {
  const { member } = useSession()
  const [value, setValue] = useState<Value | null>(null)
  const [state, setState] = useState<ScreenState>(screenLoading)
  const question = useRef(0)
  const load = async () => {
    if (member.status === 'visitor') return
    question.current += 1
    const asked = question.current
    try {
      const answer = await fetch()
      if (asked !== question.current) return
      setValue(() => answer)
      setState(screenReady)
    } catch (error) {
      if (asked !== question.current) return
      const known = refused?.(error)
      if (known) setState(known)
      else if (value === null) setState(failedState(error, () => void load()))
    }
  }
  useKnownMember(load)
  useScreenShow(() => {
    if (value !== null) void load()
  })
  return { value, state: memberScreen(member, state), load }
}
