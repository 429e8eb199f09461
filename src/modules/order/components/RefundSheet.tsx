import { ORDER_STATUS, type RefundOffer } from '@quanzi/contract'
import { text } from '../messages'
import { moveOrder } from '../orderMoves'
import { ReasonSheet } from './ReasonSheet'
import { RefundAmount } from './RefundAmount'

interface RefundSheetProps {
  readonly iid: number
  /** The order to refund; null while the sheet is closed. */
  readonly gid: string | null
  /** What comes back; null before it is known. */
  readonly offer: RefundOffer | null
  readonly onClose: () => void
  readonly onAsked: () => void
}

const REASONS = ['reason_plan', 'reason_weather', 'reason_wrong', 'reason_other'] as const

/** Asks for a refund with a reason; a common one can be tapped. */
export function RefundSheet({ iid, gid, offer, onClose, onAsked }: RefundSheetProps) {
  return (
    <ReasonSheet
      id="refund"
      gid={gid}
      title={text('refundTitle')}
      label={text('refundReason')}
      hint={text('refundHint')}
      action={text('refundSend')}
      said={text('refundAsked')}
      note={offer && <RefundAmount offer={offer} />}
      disabled={offer?.share === 0}
      reasons={REASONS.map((key) => text(key))}
      send={(order, remark) => moveOrder(iid, order, ORDER_STATUS.refundRequested, remark)}
      onClose={onClose}
      onSent={onAsked}
    />
  )
}
