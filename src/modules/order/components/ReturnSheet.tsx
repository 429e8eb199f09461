import { isParcelNumber, listSupplyChain, ORDER_STATUS, updateRefundEms } from '@quanzi/contract'
import { useState } from 'react'
import { call } from '@/gateway/call'
import { errorText } from '@/locales/errorText'
import { AppButton } from '@/ui/action/AppButton'
import { BottomSheet } from '@/ui/feedback/BottomSheet'
import { toast } from '@/ui/feedback/toast'
import { text } from '../messages'
import { ParcelNumberField } from './ParcelNumberField'

interface ReturnSheetProps {
  readonly iid: number
  /** The order to return; null while the sheet is closed. */
  readonly gid: string | null
  readonly onClose: () => void
  readonly onSent: () => void
}

/** Sends the number of the return parcel for all lines to be returned. */
async function sendBack(iid: number, orderId: string, refundEms: string): Promise<void> {
  const chains = await call(listSupplyChain, { iid, orderId })
  const chainIds = chains.filter(({ status }) => status === ORDER_STATUS.returnAwaited).map(({ id }) => id)
  await call(updateRefundEms, { iid, orderId, chainIds, refundEms })
}

export function ReturnSheet({ iid, gid, onClose, onSent }: ReturnSheetProps) {
  const [number, setNumber] = useState('')
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const wrong = !isParcelNumber(number.trim())
  const send = async () => {
    setTried(true)
    if (gid === null || wrong || busy) return
    setBusy(true)
    try {
      await sendBack(iid, gid, number.trim())
      toast.success(text('done'))
      setNumber('')
      setTried(false)
      onClose()
      onSent()
    } catch (error) {
      toast.error(errorText(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <BottomSheet
      id="return-sheet"
      open={gid !== null}
      title={text('act_returnParcel')}
      onClose={onClose}
      footer={
        <AppButton id="return-send" kind="primary" stretch loading={busy} onPress={() => void send()}>
          {text('refundSend')}
        </AppButton>
      }
    >
      <ParcelNumberField
        idPrefix="return"
        value={number}
        wrong={tried && wrong}
        onChange={setNumber}
        onSubmit={() => void send()}
      />
    </BottomSheet>
  )
}
