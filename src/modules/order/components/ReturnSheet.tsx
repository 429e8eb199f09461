import { isParcelNumber, listSupplyChain, ORDER_STATUS, updateRefundEms } from '@quanzi/contract'
import { useState } from 'react'
import { call } from '@/gateway/call'
import { errorText } from '@/locales/errorText'
import { scan } from '@/platform/scan'
import { AppButton } from '@/ui/action/AppButton'
import { BottomSheet } from '@/ui/feedback/BottomSheet'
import { toast } from '@/ui/feedback/toast'
import { TextField } from '@/ui/fields/TextField'
import { text } from '../messages'

interface ReturnSheetProps {
  readonly iid: number
  /** The order that goes back; null while the sheet is closed. */
  readonly gid: string | null
  readonly onClose: () => void
  readonly onSent: () => void
}

/** The number of the parcel in which goods go back, for all lines that are awaited. */
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
      toast.error(errorText(error), { duration: 2000 })
    } finally {
      setBusy(false)
    }
  }
  const read = async () => {
    const found = await scan.scan()
    if (found.ok) setNumber(found.value.trim())
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
      <TextField
        id="return-number"
        label={text('shipNumber')}
        required
        placeholder={text('shipNumberHint')}
        maxLength={32}
        value={number}
        onChange={setNumber}
        onSubmit={() => void send()}
        error={tried && wrong ? text('shipNumberWrong') : undefined}
        side={
          <AppButton id="return-scan" size="small" kind="ghost" onPress={() => void read()}>
            {text('scan')}
          </AppButton>
        }
      />
    </BottomSheet>
  )
}
