import { useEffect, useState } from 'react'
import { useScreenShow } from '@/platform/lifecycle/screenHooks'
import { useSession } from '@/session/SessionProvider'
import { failedState } from '@/ui/screen/failedState'
import { type ScreenState, screenLoading, screenReady } from '@/ui/screen/ScreenState'
import { recorderOf } from './recorder/recorderOf'
import type { TrackRecorder } from './recorder/TrackRecorder'
import { withoutTrack } from './withoutTrack'

/** The recorder of the address's event, loaded when the screen shows and when the visitor becomes a member. */
export function useTrack(
  iid: number,
  id: string,
): { readonly recorder: TrackRecorder | null; readonly state: ScreenState; readonly load: () => Promise<void> } {
  const { member } = useSession()
  const [state, setState] = useState<ScreenState>(id ? screenLoading : withoutTrack)
  const recorder = member.isMember && id ? recorderOf(iid, id, member.userId) : null
  const load = async () => {
    await member.ready()
    if (!member.isMember || !id) return
    const own = recorderOf(iid, id, member.userId)
    try {
      await own.load()
      setState(screenReady)
    } catch (error) {
      if (own.track) setState(screenReady)
      else setState(failedState(error, () => void load()))
    }
  }
  useScreenShow(() => void load())
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads when the visitor becomes a member
  useEffect(() => void load(), [member.isMember])
  return { recorder: recorder?.track ? recorder : null, state, load }
}
