import { ORDER_STATUS } from '@quanzi/contract'
import { text } from '../messages'
import { moveOrder } from '../orderMoves'
import { ReasonSheet } from './ReasonSheet'

interface RefundSheetProps {
  readonly iid: number
  /** The order to refund; null while the sheet is closed. */
  readonly gid: string | null
  readonly onClose: () => void
  readonly onAsked: () => void
}

const REASONS = ['reason_plan', 'reason_weather', 'reason_wrong', 'reason_other'] as const

/** Requests a refund with a reason; common reasons can be tapped. */
export function RefundSheet({ iid, gid, onClose, onAsked }: RefundSheetProps) {
  return (
    <ReasonSheet
      id="refund"
      gid={gid}
      title={text('refundTitle')}
      label={text('refundReason')}
      hint={text('refundHint')}
      action={text('refundSend')}
      said={text('refundAsked')}
      reasons={REASONS.map((key) => text(key))}
      send={(order, remark) => moveOrder(iid, order, ORDER_STATUS.refundRequested, remark)}
      onClose={onClose}
      onSent={onAsked}
    />
  )
}
