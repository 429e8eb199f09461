import { useState } from 'react'
import { ReasonSheet } from '@/domain/reason/ReasonSheet'
import { text } from '../messages'
import { backFromRefund, type Refunded } from '../orderMoves'

interface RejectSheetProps {
  readonly iid: number
  /** The order whose refund is refused; null while the sheet is closed. */
  readonly gid: string | null
  /** The only line to refuse; null for the whole order. */
  readonly line?: Refunded | null
  readonly onClose: () => void
  readonly onRejected: () => void
}

const REASONS = ['reject_sent', 'reject_used', 'reject_late'] as const

/** Refuses a refund with a reason, which the buyer reads. The text stays until it has been sent. */
export function RejectSheet({ iid, gid, line = null, onClose, onRejected }: RejectSheetProps) {
  const [remark, setRemark] = useState('')
  return (
    <ReasonSheet
      id="reject"
      subject={gid}
      title={text('act_rejectRefund')}
      label={text('rejectReason')}
      hint={text('rejectHint')}
      action={text('act_rejectRefund')}
      said={text('rejected')}
      reasons={REASONS.map((key) => text(key))}
      remark={remark}
      onWrite={setRemark}
      send={(order, reason) => backFromRefund(iid, order, { remark: reason, line })}
      onClose={onClose}
      onSent={() => {
        setRemark('')
        onRejected()
      }}
    />
  )
}
