import { type ContentDetail, getContent, MODULE_TYPE } from '@quanzi/contract'
import { useEffect, useState } from 'react'
import { call } from '@/gateway/call'
import { failedState } from '@/ui/screen/failedState'
import { type ScreenState, screenLoading, screenReady } from '@/ui/screen/ScreenState'

interface StayTargetPage {
  /** The campsite with the room or package; null before it is there. */
  readonly detail: ContentDetail | null
  readonly state: ScreenState
  readonly load: () => Promise<void>
}

/** A room or package with its campsite. A failed refresh keeps what is on screen. */
export function useStayTarget(iid: number, kind: 'room' | 'package', id: string): StayTargetPage {
  const [detail, setDetail] = useState<ContentDetail | null>(null)
  const [state, setState] = useState<ScreenState>(screenLoading)
  const load = async () => {
    try {
      setDetail(await call(getContent, { iid, moduleType: MODULE_TYPE.campsite, id, kind }))
      setState(screenReady)
    } catch (error) {
      if (detail === null) setState(failedState(error, () => void load()))
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: another room is another screen
  useEffect(() => void load(), [])
  return { detail, state, load }
}
