import { environment } from '@/platform/environment'
import type { Recognise } from './types'

/** Only the messaging app's browser knows its users; the rest is a chunk that no other browser loads. */
export const recognise: Recognise = async (asked) => {
  const { isMessagingApp, isEnterpriseMessaging } = environment()
  if (!isMessagingApp || isEnterpriseMessaging) return null
  try {
    const { authorise, partsOfPage } = await import('./authorise')
    return await authorise(asked, partsOfPage)
  } catch {
    return null
  }
}
