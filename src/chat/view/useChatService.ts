import { useEffect, useState } from 'react'
import { chatEntry } from '../ChatEntry'
import type { ChatService } from '../ChatService'
import { tellShowError } from '../tellShowError'

/** The chat, once it is there; when it cannot be had the user is told and `onFail` leaves. */
export function useChatService(onFail: () => void): ChatService | null {
  const [service, setService] = useState(chatEntry.service)
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once, by the first one that looks
  useEffect(() => {
    if (service) return
    chatEntry.load().then(setService, (error: unknown) => {
      tellShowError(error)
      onFail()
    })
  }, [])
  return service
}
