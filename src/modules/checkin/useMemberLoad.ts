import { useEffect } from 'react'
import { useScreenShow } from '@/platform/lifecycle/screenHooks'
import { useSession } from '@/session/SessionProvider'

/** Loads when the screen shows, and when the visitor becomes a member; never for a visitor. */
export function useMemberLoad(load: () => Promise<unknown>): () => Promise<void> {
  const { member } = useSession()
  const run = async () => {
    await member.ready()
    if (member.isMember) await load()
  }
  useScreenShow(() => void run())
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads when the visitor becomes a member
  useEffect(() => void run(), [member.isMember])
  return run
}
