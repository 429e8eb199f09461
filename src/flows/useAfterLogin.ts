import { useEffect, useRef } from 'react'
import { useScreenShow } from '@/platform/lifecycle/screenHooks'
import { useSession } from '@/session/SessionProvider'
import { openTenantStorage } from '@/session/sessionStorage'

/** So long a wish waits for the login. */
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
 * Does what a member asks for at once, and what a visitor asks for when they have logged in: it needs no second tap,
 * also where the login reloads the page. Whoever comes back without having logged in has changed their mind. `name`
 * says what is asked for and on which screen. For observers.
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
  /** The wish that waits here, once. */
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
