import { sendShopCode } from '@quanzi/contract'
import { useState } from 'react'
import { CodeSender } from '@/domain/verify/CodeSender'
import { call } from '@/gateway/call'
import { serverNow } from '@/platform/serverClock'
import { openTenantStorage } from '@/session/sessionStorage'

const isMoment = (value: unknown): value is number => typeof value === 'number'
const KEY = 'code:shop'

/** Sends the codes for opening a store or changing its manager. */
export function useShopCode(iid: number): CodeSender {
  const [sender] = useState(() => {
    const device = openTenantStorage(iid)
    return new CodeSender({
      send: (phone) => call(sendShopCode, { iid, phone }),
      now: serverNow,
      kept: { read: () => device.read(KEY, isMoment) ?? 0, write: (resendAt) => void device.write(KEY, resendAt) },
    })
  })
  return sender
}
