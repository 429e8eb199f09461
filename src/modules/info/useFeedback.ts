import { sendFeedback } from '@quanzi/contract'
import { useState } from 'react'
import { useOwnDetails } from '@/flows/enroll/useOwnDetails'
import { callOnce } from '@/gateway/callOnce'
import { useKnownMember } from '@/screens/member/useKnownMember'
import { useSession } from '@/session/SessionProvider'
import { memberDraft } from '@/session/sessionStorage'
import { FeedbackForm, type FeedbackWords } from './FeedbackForm'

export const isFeedbackDraft = (value: unknown): value is FeedbackWords =>
  typeof value === 'object' && value !== null && 'content' in value && 'phone' in value

interface Wish {
  readonly iid: number
  readonly kind: 'contact' | 'help'
}

/** The form of a kind of feedback, wired to the gateway; its draft is on the device. */
export function useFeedback({ iid, kind }: Wish): FeedbackForm {
  const { member } = useSession()
  const [form] = useState(() => {
    const needsPhone = kind === 'contact'
    return new FeedbackForm({
      send: ({ content, phone }) =>
        callOnce(`feedback:${kind}:${content}:${phone}`, sendFeedback, (reqId) => ({
          ...{ iid, reqId, kind, content },
          ...(needsPhone ? { phone } : {}),
        })),
      draft: memberDraft(`feedback:${kind}`, isFeedbackDraft, { iid, member }),
      needsPhone,
    })
  })
  useKnownMember(() => form.begin())
  useOwnDetails(iid, ({ phone }) => form.suggest(phone), kind === 'contact')
  return form
}
