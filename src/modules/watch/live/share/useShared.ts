import { type ContentDetail, getContent, getLiveState, type LiveState, MODULE_TYPE } from '@quanzi/contract'
import { useState } from 'react'
import { call } from '@/gateway/call'
import { useKnownMember } from '@/screens/member/useKnownMember'
import { failedState } from '@/ui/screen/failedState'
import { type ScreenState, screenLoading, screenReady } from '@/ui/screen/ScreenState'

interface Shared {
  readonly state: ScreenState
  readonly room: ContentDetail | null
  readonly live: LiveState | null
  readonly load: () => Promise<void>
}

/** The room that an invitation is about. For observers. */
export function useShared(iid: number, id: string, inviterRid?: string): Shared {
  const [state, setState] = useState<ScreenState>(screenLoading)
  const [found, setFound] = useState<{ readonly room: ContentDetail; readonly live: LiveState } | null>(null)
  const load = async () => {
    try {
      const [room, live] = await Promise.all([
        call(getContent, { iid, moduleType: MODULE_TYPE.live, id }),
        call(getLiveState, { iid, id, ...(inviterRid ? { inviterRid } : {}) }),
      ])
      setFound({ room, live })
      setState(screenReady)
    } catch (error) {
      setState(failedState(error, () => void load()))
    }
  }
  useKnownMember(load)
  return { state, room: found?.room ?? null, live: found?.live ?? null, load }
}
