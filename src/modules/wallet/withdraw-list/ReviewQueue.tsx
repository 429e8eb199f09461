import { decideReview, listReviews, type ReviewItem, type WithdrawalReview } from '@quanzi/contract'
import { observer } from 'mobx-react'
import { type ReactNode, useState } from 'react'
import { PagedList } from '@/domain/list/PagedList'
import { ReasonSheet } from '@/domain/reason/ReasonSheet'
import { call } from '@/gateway/call'
import { callOnce } from '@/gateway/callOnce'
import { isGatewayError } from '@/gateway/GatewayError'
import { errorText } from '@/locales/errorText'
import { useScreenShow } from '@/platform/lifecycle/screenHooks'
import { useKnownMember } from '@/screens/member/useKnownMember'
import { priceNumber } from '@/ui/content/priceNumber'
import { dialog } from '@/ui/feedback/dialog'
import { toast } from '@/ui/feedback/toast'
import { WindowedList } from '@/ui/list/WindowedList'
import { ListState } from '@/ui/screen/ListState'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../messages'
import css from './index.module.scss'
import { ReviewCard } from './ReviewCard'

/** Height of a request with the gap below it, in px of a 375 design. */
const ROW = 220
/** Most characters of a reason (conventions §8). */
const MOST_REASON = 100
const REASONS = ['refuse_holder', 'refuse_account', 'refuse_source'] as const

const itemKey = ({ id }: ReviewItem) => id

/** The queue says what its kind is; this one only asks for withdrawals. */
const dataOf = ({ data }: ReviewItem) => data as unknown as WithdrawalReview

/** The withdrawals that wait for staff, oldest first. */
export const ReviewQueue = observer(function ReviewQueue(props: { readonly iid: number; readonly tabs: ReactNode }) {
  const { iid, tabs } = props
  const [refusing, setRefusing] = useState<string | null>(null)
  const [reason, setReason] = useState('')
  const [list] = useState(
    () =>
      new PagedList<ReviewItem>(
        (pageNo) => call(listReviews, { iid, kind: 'withdrawal', pageNo }),
        itemKey,
        () => ({ kind: 'empty', message: text('reviewsEmpty') }),
      ),
  )
  const load = () => list.load()
  useKnownMember(load)
  useScreenShow(() => {
    if (list.state.kind === 'ready') void load()
  })
  const decide = async (id: string, decision: 'pass' | 'refuse', note = '') => {
    try {
      await callOnce(`review:withdrawal:${id}:${decision}:${note}`, decideReview, (reqId) => ({
        ...{ iid, reqId, kind: 'withdrawal' as const, id, decision },
        ...(note ? { note } : {}),
      }))
    } catch (error) {
      // Decided or cancelled elsewhere: the request goes, and its sheet with it.
      if (isGatewayError(error, 'STALE')) {
        setRefusing(null)
        list.remove(id)
      }
      throw error
    }
    list.remove(id)
    await load()
  }
  const pass = async (item: ReviewItem) => {
    const message = text('passAsk', { who: item.who, amount: priceNumber(dataOf(item).amount) })
    if (!(await dialog.confirm({ message, confirmText: text('pass') }))) return
    try {
      await decide(item.id, 'pass')
      toast.success(text('passed'))
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  const [render] = useState(() => (item: ReviewItem) => (
    <ReviewCard
      item={item}
      review={dataOf(item)}
      onPass={() => void pass(item)}
      onRefuse={() => setRefusing(item.id)}
    />
  ))
  return (
    <ScreenFrame title={text('withdrawals')} onRefresh={load} {...list.foot}>
      {tabs}
      <ListState state={list.state}>
        <WindowedList rows={list.rows} keyOf={itemKey} render={render} rowHeight={ROW} className={css.list} />
      </ListState>
      <ReasonSheet
        id="refuse"
        subject={refusing}
        title={text('refuse')}
        label={text('refuseReason')}
        hint={text('refuseHint')}
        action={text('refuse')}
        said={text('refused')}
        most={MOST_REASON}
        reasons={REASONS.map((key) => text(key))}
        remark={reason}
        onWrite={setReason}
        send={(id, note) => decide(id, 'refuse', note)}
        onClose={() => setRefusing(null)}
        onSent={() => setReason('')}
      />
    </ScreenFrame>
  )
})
