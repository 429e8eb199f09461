import { sendCode } from '@quanzi/contract'
import { useState } from 'react'
import { CodeSender } from '@/domain/verify/CodeSender'
import { call } from '@/gateway/call'

/** What a CodeField needs to send codes of a tenant to the visitor's own number. */
export function useCodeSender(iid: number): CodeSender {
  const [sender] = useState(
    () => new CodeSender({ send: (mobile) => call(sendCode, { iid, mobile, date: Date.now() }), now: Date.now }),
  )
  return sender
}
