import { ORDER_STATUS } from '@quanzi/contract'
import { useState } from 'react'
import { errorText } from '@/locales/errorText'
import { AppButton } from '@/ui/action/AppButton'
import { ChipRow } from '@/ui/content/ChipRow'
import { BottomSheet } from '@/ui/feedback/BottomSheet'
import { toast } from '@/ui/feedback/toast'
import { TextAreaField } from '@/ui/fields/TextAreaField'
import { text } from '../messages'
import { moveOrder } from '../orderMoves'

interface RefundSheetProps {
  readonly iid: number
  /** The order asked about; null while the sheet is closed. */
  readonly gid: string | null
  readonly onClose: () => void
  readonly onAsked: () => void
}

const REASONS = ['reason_plan', 'reason_weather', 'reason_wrong', 'reason_other'] as const
const LIMIT = { min: 2, max: 200 }

/** Asks for a refund with a reason; a common one can be tapped. */
export function RefundSheet({ iid, gid, onClose, onAsked }: RefundSheetProps) {
  const [remark, setRemark] = useState('')
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const length = [...remark.trim()].length
  const wrong = length < LIMIT.min || length > LIMIT.max
  const send = async () => {
    setTried(true)
    if (gid === null || wrong || busy) return
    setBusy(true)
    try {
      await moveOrder(iid, gid, ORDER_STATUS.refundRequested, remark.trim())
      toast.success(text('refundAsked'))
      setRemark('')
      setTried(false)
      onClose()
      onAsked()
    } catch (error) {
      toast.error(errorText(error), { duration: 2000 })
    } finally {
      setBusy(false)
    }
  }
  return (
    <BottomSheet
      id="refund-sheet"
      open={gid !== null}
      title={text('refundTitle')}
      onClose={onClose}
      footer={
        <AppButton id="refund-send" kind="primary" stretch loading={busy} onPress={() => void send()}>
          {text('refundSend')}
        </AppButton>
      }
    >
      <ChipRow
        wrap
        items={REASONS.map((key) => ({ key, text: text(key) }))}
        activeKey={REASONS.find((key) => text(key) === remark.trim())}
        onSelect={(key) => setRemark(text(key))}
      />
      <TextAreaField
        id="refund-remark"
        label={text('refundReason')}
        required
        placeholder={text('refundHint')}
        limit={LIMIT.max}
        value={remark}
        onChange={setRemark}
        error={tried && wrong ? text('refundWrong') : undefined}
      />
    </BottomSheet>
  )
}
