import { sendFeedback } from '@quanzi/contract'
import { useState } from 'react'
import { useOwnDetails } from '@/flows/enroll/useOwnDetails'
import { callOnce } from '@/gateway/callOnce'
import { openTenantStorage } from '@/session/sessionStorage'
import { FeedbackForm, type FeedbackWords } from './FeedbackForm'

export const isFeedbackDraft = (value: unknown): value is FeedbackWords =>
  typeof value === 'object' && value !== null && 'content' in value && 'phone' in value

interface Wish {
  readonly iid: number
  readonly kind: 'contact' | 'help'
}

/** The form of a kind of feedback, wired to the gateway; its draft is on the device. */
export function useFeedback({ iid, kind }: Wish): FeedbackForm {
  const [form] = useState(() => {
    const device = openTenantStorage(iid)
    const key = `feedback:${kind}`
    const needsPhone = kind === 'contact'
    return new FeedbackForm({
      send: ({ content, phone }) =>
        callOnce(`feedback:${kind}:${content}`, sendFeedback, (reqId) => ({
          ...{ iid, reqId, kind, content },
          ...(needsPhone ? { phone } : {}),
        })),
      draft: {
        read: () => device.read(key, isFeedbackDraft),
        write: (words) => void device.write(key, words),
      },
      needsPhone,
    })
  })
  useOwnDetails(iid, ({ phone }) => form.suggest(phone), kind === 'contact')
  return form
}
