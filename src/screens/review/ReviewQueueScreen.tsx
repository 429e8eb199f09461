import type { ReviewItem, ReviewKind } from '@quanzi/contract'
import { observer } from 'mobx-react'
import { type ReactNode, useState } from 'react'
import { ReasonSheet } from '@/domain/reason/ReasonSheet'
import { errorText } from '@/locales/errorText'
import { dialog } from '@/ui/feedback/dialog'
import { toast } from '@/ui/feedback/toast'
import { WindowedList } from '@/ui/list/WindowedList'
import { ListState } from '@/ui/screen/ListState'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { reviewKey, useReviewQueue } from './useReviewQueue'

/** Most characters of a reason (conventions §8). */
const MOST = 100

export interface ReviewActs {
  readonly pass: () => void
  readonly refuse: () => void
}

interface ReviewQueueProps {
  readonly iid: number
  readonly kind: ReviewKind
  readonly title: string
  readonly tabs: ReactNode
  readonly words: {
    readonly empty: string
    readonly pass: string
    readonly refuse: string
    /** Title of the sheet for the reason; by default `refuse`. */
    readonly sheet?: string
    /** Label and hint of the reason. */
    readonly why: string
    readonly hint: string
    /** After a decision. */
    readonly passed: string
    readonly refused: string
  }
  /** The question before a pass; without it a tap passes. */
  readonly passAsk?: (item: ReviewItem) => string
  /** Common reasons to tap. */
  readonly reasons?: readonly string[]
  /** A request. The function stays the same. */
  readonly card: (item: ReviewItem, acts: ReviewActs) => ReactNode
  /** Height of a card with the gap below it, in px of a 375 design. */
  readonly rowHeight: number
  readonly className: string | undefined
}

/** What waits for staff, oldest first: each request is passed, or refused with a reason. */
export const ReviewQueueScreen = observer(function ReviewQueueScreen(props: ReviewQueueProps) {
  const { iid, kind, title, tabs, words, passAsk, reasons = [], card, rowHeight, className } = props
  const [refusing, setRefusing] = useState<string | null>(null)
  const [reason, setReason] = useState('')
  const { list, decide } = useReviewQueue({ iid, kind, empty: words.empty, onStale: () => setRefusing(null) })
  const pass = async (item: ReviewItem) => {
    if (passAsk && !(await dialog.confirm({ message: passAsk(item), confirmText: words.pass }))) return
    try {
      await decide(item.id, 'pass')
      toast.success(words.passed)
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  const [render] = useState(
    () => (item: ReviewItem) => card(item, { pass: () => void pass(item), refuse: () => setRefusing(item.id) }),
  )
  return (
    <ScreenFrame title={title} onRefresh={() => list.load()} {...list.foot}>
      {tabs}
      <ListState state={list.state}>
        <WindowedList rows={list.rows} keyOf={reviewKey} render={render} rowHeight={rowHeight} className={className} />
      </ListState>
      <ReasonSheet
        id="refuse"
        subject={refusing}
        title={words.sheet ?? words.refuse}
        label={words.why}
        hint={words.hint}
        action={words.refuse}
        said={words.refused}
        most={MOST}
        reasons={reasons}
        remark={reason}
        onWrite={setReason}
        send={(id, note) => decide(id, 'refuse', note)}
        onClose={() => setRefusing(null)}
        onSent={() => setReason('')}
      />
    </ScreenFrame>
  )
})
