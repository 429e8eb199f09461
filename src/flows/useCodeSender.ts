import { type CODE_PURPOSES, sendCode } from '@quanzi/contract'
import { useState } from 'react'
import { CodeSender } from '@/domain/verify/CodeSender'
import { call } from '@/gateway/call'
import { openTenantStorage } from '@/session/sessionStorage'

const isMoment = (value: unknown): value is number => typeof value === 'number'

/** Sends the codes of a CodeField for one tenant. Each purpose has its own minute until the next code. */
export function useCodeSender(iid: number, purpose: (typeof CODE_PURPOSES)[number] | 'apply'): CodeSender {
  const [sender] = useState(() => {
    const device = openTenantStorage(iid)
    const key = `code:${purpose}`
    return new CodeSender({
      send: (mobile) =>
        call(sendCode, { iid, mobile, date: Date.now(), purpose: purpose === 'apply' ? 'login' : purpose }),
      now: Date.now,
      kept: { read: () => device.read(key, isMoment) ?? 0, write: (resendAt) => void device.write(key, resendAt) },
    })
  })
  return sender
}
