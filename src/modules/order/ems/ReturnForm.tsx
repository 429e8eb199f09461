import { isParcelNumber, updateRefundEms } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { OrderLines } from '@/domain/order/OrderLines'
import { useDraft } from '@/flows/useDraft'
import { callOnce } from '@/gateway/callOnce'
import { isGatewayError } from '@/gateway/GatewayError'
import { errorText } from '@/locales/errorText'
import { serverNow } from '@/platform/serverClock'
import { AppButton } from '@/ui/action/AppButton'
import { Card } from '@/ui/content/Card'
import { toast } from '@/ui/feedback/toast'
import { ParcelNumberField } from '../components/ParcelNumberField'
import { copyText } from '../copyText'
import type { SupplierLines } from '../detail/linesBySupplier'
import { dueWords } from '../dueWords'
import { text } from '../messages'
import css from './index.module.scss'

interface ReturnFormProps {
  readonly iid: number
  readonly gid: string
  /** Lines to return to one supplier. */
  readonly group: SupplierLines
  readonly onSent: () => void
}

/** The return address, and a field for the parcel number; typed text stays until it is sent. */
export const ReturnForm = observer(function ReturnForm(props: ReturnFormProps) {
  const { iid, gid, group, onSent } = props
  const { rows, supplierIid } = group
  const { draft: number, setDraft, clearDraft } = useDraft(iid, `return:${gid}:${supplierIid}`)
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<{ readonly number: string; readonly words: string } | null>(null)
  const wrong = !isParcelNumber(number.trim())
  const chains = rows.map(({ chain }) => chain)
  const to = chains[0]?.returnTo
  const send = async () => {
    setTried(true)
    if (wrong || busy) return
    setBusy(true)
    try {
      const chainIds = chains.map(({ id }) => id)
      const refundEms = number.trim()
      const parcel = { iid, orderId: gid, chainIds, refundEms }
      await callOnce(`return:${chainIds.join()}:${refundEms}`, updateRefundEms, () => parcel)
      clearDraft()
      toast.success(text('done'))
      onSent()
    } catch (error) {
      if (isGatewayError(error, 'DUP')) setRefused({ number, words: errorText(error) })
      else toast.error(errorText(error))
    } finally {
      setBusy(false)
    }
  }
  const [first] = chains
  return (
    <Card id={`return-form-${supplierIid}`}>
      <View className={css.part}>
        <Text className={css.title}>{text('returnTitle')}</Text>
        {first && <Text className={css.due}>{dueWords(first, serverNow())}</Text>}
        <OrderLines lines={rows.map(({ line }) => line)} />
        {to ? (
          <View className={css.address}>
            <Text className={css.name}>{`${to.name} ${to.mobile}`}</Text>
            <Text>{to.address}</Text>
            <AppButton
              id="return-copy"
              size="small"
              kind="ghost"
              onPress={() => void copyText(`${to.name} ${to.mobile} ${to.address}`)}
            >
              {text('returnCopy')}
            </AppButton>
          </View>
        ) : (
          <Text className={css.due}>{text('returnAsk')}</Text>
        )}
        <ParcelNumberField
          idPrefix="return"
          value={number}
          wrong={tried && wrong}
          refusal={refused?.number === number ? refused.words : undefined}
          onChange={setDraft}
          onSubmit={() => void send()}
        />
        <AppButton id="return-send" kind="primary" stretch loading={busy} onPress={() => void send()}>
          {text('returnSend')}
        </AppButton>
      </View>
    </Card>
  )
})
