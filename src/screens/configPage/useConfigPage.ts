import { defaultIndexType, getPageShow, PAGE_RID } from '@quanzi/contract'
import { useEffect, useMemo, useState } from 'react'
import type { SectionHost } from '@/domain/sections/SectionProps'
import { answered } from '@/gateway/answered'
import { useSession } from '@/session/SessionProvider'
import { ConfigPageStore } from './ConfigPageStore'
import { sectionHost } from './sectionHost'

/** A configurable page of the tenant, loaded, with the actions of its sections. */
export function useConfigPage(
  iid: number,
  type: number | undefined,
): { readonly store: ConfigPageStore; readonly host: SectionHost } {
  const session = useSession()
  const [store] = useState(() => {
    const params = { iid, rid: PAGE_RID, type: type ?? defaultIndexType(iid) }
    return new ConfigPageStore({ iid, type, given: answered(getPageShow, params) })
  })
  const host = useMemo(() => sectionHost(store, session), [store, session])
  useEffect(() => {
    if (store.state.kind === 'loading') void store.load()
  }, [store])
  useEffect(() => store.watch(), [store])
  return { store, host }
}
