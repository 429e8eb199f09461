import type { ContentDetail } from '@quanzi/contract'
import { useState } from 'react'
import { failedState } from '@/ui/screen/failedState'
import { type ScreenState, screenLoading, screenReady } from '@/ui/screen/ScreenState'

interface Target {
  readonly item: ContentDetail | null
  readonly state: ScreenState
  readonly load: () => Promise<void>
}

/** The item that a tip is for. */
export function useTarget(fetch: () => Promise<ContentDetail>): Target {
  const [item, setItem] = useState<ContentDetail | null>(null)
  const [state, setState] = useState<ScreenState>(screenLoading)
  const load = async () => {
    try {
      setItem(await fetch())
      setState(screenReady)
    } catch (error) {
      if (!item) setState(failedState(error, () => void load()))
    }
  }
  return { item, state, load }
}
