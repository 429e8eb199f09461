import { useEffect, useState } from 'react'
import { lifecycle } from '@/platform/lifecycle'
import { useScreenShow } from '@/platform/lifecycle/screenHooks'
import { memberScreen } from '@/screens/member/memberScreen'
import { useSession } from '@/session/SessionProvider'
import { failedState } from '@/ui/screen/failedState'
import { type ScreenState, screenLoading, screenReady } from '@/ui/screen/ScreenState'
import { recorderOf } from './recorder/recorderOf'
import type { TrackRecorder } from './recorder/TrackRecorder'
import { withoutTrack } from './withoutTrack'

/** While the network is away, a recording asks for it after this, in ms. */
const AGAIN = 15_000

/**
 * The recorder of the address's event, loaded when the screen shows and when the visitor becomes a member. Without a
 * network it is not known who is here: what was being recorded goes on for who was here last.
 */
export function useTrack(
  iid: number,
  id: string,
): { readonly recorder: TrackRecorder | null; readonly state: ScreenState; readonly load: () => Promise<void> } {
  const { member } = useSession()
  const [state, setState] = useState<ScreenState>(id ? screenLoading : withoutTrack)
  const whose = () => (id && member.lastId ? recorderOf(iid, id, member.lastId, member) : null)
  const recorder = whose()
  const cutOff = recorder?.cutOff === true && !member.isMember
  const load = async () => {
    await member.ready()
    const own = whose()
    if (!own) return
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks for the network for as long as it is away
  useEffect(() => {
    if (!cutOff) return
    const stop = lifecycle.onNetworkChange((online) => online && void load())
    const timer = setInterval(() => void load(), AGAIN)
    return () => {
      stop()
      clearInterval(timer)
    }
  }, [cutOff])
  return {
    recorder: recorder?.track && (member.isMember || cutOff) ? recorder : null,
    state: cutOff ? state : memberScreen(member, state),
    load,
  }
}
