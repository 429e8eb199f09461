import { checkSubscribe } from '@quanzi/contract'
import { useEffect, useState } from 'react'
import { call } from '@/gateway/call'
import { useSession } from '@/session/SessionProvider'

/**
 * The QR code of the tenant's official account, loaded when `wanted`; '' for a follower, and until the answer.
 * Success and waiting-list screens show it (screens-content §1).
 */
export function useOfficialCode(iid: number, wanted = true): string {
  const { member } = useSession()
  const [image, setImage] = useState('')
  useEffect(() => {
    if (!wanted) return
    call(checkSubscribe, { iid, openId: member.openid ?? '' })
      .then(({ subscribe, qrImage }) => setImage(subscribe ? '' : qrImage))
      // The screen works without it.
      .catch(() => undefined)
  }, [iid, wanted, member])
  return image
}
