import { useEffect, useMemo, useState } from 'react'
import type { SectionHost } from '@/domain/sections/SectionProps'
import { useSession } from '@/session/SessionProvider'
import { ConfigPageStore } from './ConfigPageStore'
import { sectionHost } from './sectionHost'

/** A page that the tenant configures, loaded, and what its sections do when they are tapped. */
export function useConfigPage(
  iid: number,
  type: number | undefined,
): { readonly store: ConfigPageStore; readonly host: SectionHost } {
  const session = useSession()
  const [store] = useState(() => new ConfigPageStore({ iid, type }))
  const host = useMemo(() => sectionHost(store, session), [store, session])
  useEffect(() => void store.load(), [store])
  return { store, host }
}
