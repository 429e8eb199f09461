import { text } from '../messages'
import { backFromRefund } from '../orderMoves'
import { ReasonSheet } from './ReasonSheet'

interface RejectSheetProps {
  readonly iid: number
  /** The order whose refund is refused; null while the sheet is closed. */
  readonly gid: string | null
  readonly onClose: () => void
  readonly onRejected: () => void
}

const REASONS = ['reject_sent', 'reject_used', 'reject_late'] as const

/** Refuses a refund with a reason, which the buyer reads. */
export function RejectSheet({ iid, gid, onClose, onRejected }: RejectSheetProps) {
  return (
    <ReasonSheet
      id="reject"
      gid={gid}
      title={text('act_rejectRefund')}
      label={text('rejectReason')}
      hint={text('rejectHint')}
      action={text('act_rejectRefund')}
      said={text('rejected')}
      reasons={REASONS.map((key) => text(key))}
      send={(order, remark) => backFromRefund(iid, order, remark)}
      onClose={onClose}
      onSent={onRejected}
    />
  )
}
