import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { text } from '@/domain/messages'
import { PopupSheet } from '@/domain/popup/PopupSheet'
import { openCounted } from '@/flows/openCounted'
import { call } from '@/gateway/call'
import { countUse } from '@/gateway/countUse'
import { isGatewayError } from '@/gateway/GatewayError'
import { back } from '@/platform/back'
import { environment } from '@/platform/environment'
import { currentPath } from '@/routes/login'
import type { Session } from '@/session/Session'
import { useSession } from '@/session/SessionProvider'
import { openTenantStorage } from '@/session/sessionStorage'
import { overlays } from '@/ui/feedback/Overlays'
import { toast } from '@/ui/feedback/toast'
import { PopupStore } from './PopupStore'

function popupStore({ tenant, member }: Session): PopupStore {
  const { iid } = tenant
  const { isNativeApp, isMiniProgram } = environment()
  return new PopupStore({
    iid,
    userId: member.userId,
    inNativeApp: isNativeApp,
    inMiniProgram: isMiniProgram,
    device: openTenantStorage(iid),
    ask: call,
    count: (type, id) => countUse(type, { iid, path: currentPath(), id }),
    log: console.warn,
  })
}

/** The pop-up of the current screen, while this screen is in front. */
export const PopupLayer = observer(function PopupLayer() {
  const session = useSession()
  const { tenant, member } = session
  const [store] = useState(() => popupStore(session))
  const ads = tenant.site?.adsList
  // A chat or a sheet that was opened meanwhile lies above the screen: the pop-up waits until it is closed.
  useEffect(() => back.whenFree(() => store.offer(ads)), [store, ads])
  const { popup } = store
  // A dialog comes first, because it lies above the pop-up.
  if (!popup || overlays.question) return null

  const open = () => {
    const { iid, cid } = tenant
    store.close()
    if (popup.type === 2) openCounted(popup.action, { iid, cid })
    if (popup.type === 3) openCounted({ url: popup.textUrl }, { iid, cid })
  }
  const claim = async () => {
    // After login the visitor returns to the same pop-up.
    if (!(await member.requireMember())) return
    try {
      const answer = await store.claim(member.rid)
      if (answer) toast[answer.ok ? 'success' : 'error'](answer.msg)
    } catch (error) {
      toast.error(isGatewayError(error) ? error.msg : text('claimFailed'))
    }
  }
  return (
    <PopupSheet
      popup={popup}
      claiming={store.claiming}
      onClose={() => store.close()}
      onOpen={open}
      onClaim={() => void claim()}
    />
  )
})
