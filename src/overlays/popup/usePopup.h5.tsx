import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { environment } from '@/platform/environment'
import { useSession } from '@/session/SessionProvider'
import { usePreviewOver } from '@/ui/screen/usePreviewOver'

/**
 * The site's pop-up over a loaded screen, for the frame's `overlay`. Its code loads only where the site has ads and
 * may show them. The calling component must be an observer.
 */
export function usePopup(ready: boolean): ReactNode {
  const { tenant, member } = useSession()
  const [Layer, setLayer] = useState<ComponentType | null>(null)
  const { isNativeApp, isMiniProgram } = environment()
  const isOver = usePreviewOver()
  const wanted = ready && isOver && !isNativeApp && !isMiniProgram && (tenant.site?.adsList?.length ?? 0) > 0
  useEffect(() => {
    if (!wanted) return
    let left = false
    // Dismissals are stored per user, so the user must be known first. If the code fails to load, no pop-up shows.
    const load = () => Promise.all([import('./PopupLayer'), member.ready()])
    load().then(
      ([{ PopupLayer }]) => left || setLayer(() => PopupLayer),
      () => undefined,
    )
    return () => {
      left = true
    }
  }, [wanted, member])
  return Layer && <Layer />
}
