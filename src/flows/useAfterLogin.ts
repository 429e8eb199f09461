import { useEffect, useRef } from 'react'
import { useScreenShow } from '@/platform/lifecycle/screenHooks'
import { useSession } from '@/session/SessionProvider'
import { openTenantStorage } from '@/session/sessionStorage'

/** How long an action waits for the login. */
const WAITS_MS = 10 * 60_000
const KEY = 'afterLogin'

interface Kept {
  readonly name: string
  readonly at: number
  readonly wish: unknown
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'name' in value && 'at' in value && 'wish' in value

/**
 * Runs an action at once for a member. For a visitor it asks for a login and runs the action afterwards, without a
 * second tap, even when the login reloads the page. When the visitor returns without a login, the action is
 * dropped. `name` identifies the action and its screen. For observers.
 */
export function useAfterLogin<T>(
  { iid, name, accept }: { iid: number; name: string; accept: (value: unknown) => value is T },
  act: (wish: T) => unknown,
): (wish: T) => Promise<void> {
  const { member } = useSession()
  const { status } = member
  const device = openTenantStorage(iid)
  const latest = useRef(act)
  latest.current = act
  /** Takes the waiting action of this screen, once. */
  const take = (): void => {
    const kept = device.read(KEY, isKept)
    if (kept?.name !== name) return
    device.remove(KEY)
    if (kept.at > Date.now() - WAITS_MS && accept(kept.wish)) void latest.current(kept.wish)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per person
  useEffect(() => {
    if (status === 'member') take()
  }, [status, name])
  useScreenShow(() => {
    void member.ready().then(() => {
      if (member.status === 'visitor' && device.read(KEY, isKept)?.name === name) device.remove(KEY)
    })
  })
  return async (wish) => {
    await member.ready()
    if (member.isMember) return void latest.current(wish)
    device.write(KEY, { name, at: Date.now(), wish } satisfies Kept)
    if (await member.requireMember()) take()
  }
}
