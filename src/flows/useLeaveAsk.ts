import { useEffect, useRef } from 'react'
import { back as device } from '@/platform/back'
import { leaveAlert } from '@/platform/leaveAlert'
import { back } from '@/routes/navigate'
import { type DialogOptions, dialog } from '@/ui/feedback/dialog'

/** Asks before the visitor leaves while `on`: at the phone's own step back, and at the returned one of the screen. */
export function useLeaveAsk(on: boolean, ask: DialogOptions & { readonly message: string }): () => void {
  const { message } = ask
  const leave = async () => {
    const leaves = !on || (await dialog.confirm(ask))
    if (leaves) await back()
    return leaves
  }
  const latest = useRef(leave)
  latest.current = leave
  useEffect(() => {
    if (!on) return
    let ended = false
    let release: (() => void) | undefined
    const guard = () => {
      release = device.guard(async () => {
        // A step back uses the guard up: whoever stays is asked again.
        if (!(await latest.current()) && !ended) guard()
      })
    }
    guard()
    return () => {
      ended = true
      release?.()
    }
  }, [on])
  useEffect(() => (on ? leaveAlert.ask(message) : undefined), [on, message])
  return () => void leave()
}
