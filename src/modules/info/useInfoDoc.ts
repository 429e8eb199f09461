import { getInfo, type InfoDoc } from '@quanzi/contract'
import { useEffect, useState } from 'react'
import { call } from '@/gateway/call'
import { useSession } from '@/session/SessionProvider'
import { failedState } from '@/ui/screen/failedState'
import { type ScreenState, screenLoading, screenReady } from '@/ui/screen/ScreenState'

type Kind = 'contact' | 'community' | 'helper' | 'forbid'

/** A text of the tenant; read again when the viewer changes. */
export function useInfoDoc(iid: number, kind: Kind) {
  const { member } = useSession()
  const [doc, setDoc] = useState<InfoDoc | null>(null)
  const [state, setState] = useState<ScreenState>(screenLoading)
  const load = async () => {
    try {
      await member.ready()
      setDoc(await call(getInfo, { iid, kind }))
      setState(screenReady)
    } catch (error) {
      setState((before) => (before.kind === 'ready' ? before : failedState(error, () => void load())))
    }
  }
  const { userId } = member
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer depends on the viewer
  useEffect(() => void load(), [iid, kind, userId])
  return { doc, state, load }
}
