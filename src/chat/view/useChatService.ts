import { useEffect, useState } from 'react'
import { chatEntry } from '../ChatEntry'
import type { ChatService } from '../ChatService'
import { tellShowError } from '../tellShowError'

/** The chat when it is loaded. When loading fails, shows a message and calls `onFail`. */
export function useChatService(onFail: () => void): ChatService | null {
  const [service, setService] = useState(chatEntry.service)
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads once, for the first view
  useEffect(() => {
    if (service) return
    chatEntry.load().then(setService, (error: unknown) => {
      tellShowError(error)
      onFail()
    })
  }, [])
  return service
}
