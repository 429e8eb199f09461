import { decideReview, listReviews, type ReviewItem, type ReviewKind } from '@quanzi/contract'
import { useState } from 'react'
import { PagedList } from '@/domain/list/PagedList'
import { call } from '@/gateway/call'
import { callOnce } from '@/gateway/callOnce'
import { isGatewayError } from '@/gateway/GatewayError'
import { useScreenShow } from '@/platform/lifecycle/screenHooks'
import { useKnownMember } from '@/screens/member/useKnownMember'

export const reviewKey = ({ id }: ReviewItem) => id

interface Queue {
  readonly iid: number
  readonly kind: ReviewKind
  /** What an empty queue says. */
  readonly empty: string
  /** A request was decided elsewhere: what is open for it must close. */
  readonly onStale: () => void
  /** A decided request may stay in the queue: a first answer is not the last. */
  readonly mayStay?: boolean
}

/** The requests of one kind that wait for staff, oldest first, and how they are decided. */
export function useReviewQueue({ iid, kind, empty, onStale, mayStay }: Queue) {
  const [list] = useState(
    () =>
      new PagedList<ReviewItem>(
        (pageNo) => call(listReviews, { iid, kind, pageNo }),
        reviewKey,
        () => ({ kind: 'empty', message: empty }),
      ),
  )
  const load = () => list.load()
  useKnownMember(load)
  useScreenShow(() => {
    if (list.state.kind === 'ready') void load()
  })
  const decide = async (id: string, decision: 'pass' | 'refuse', note = '') => {
    try {
      await callOnce(`review:${kind}:${id}:${decision}:${note}`, decideReview, (reqId) => ({
        ...{ iid, reqId, kind, id, decision },
        ...(note ? { note } : {}),
      }))
    } catch (error) {
      if (isGatewayError(error, 'STALE')) {
        onStale()
        list.remove(id)
      }
      throw error
    }
    if (!mayStay) list.remove(id)
    await load()
  }
  return { list, decide }
}
