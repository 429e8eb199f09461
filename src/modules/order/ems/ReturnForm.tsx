import { isParcelNumber, updateRefundEms } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { OrderLines } from '@/domain/order/OrderLines'
import { callOnce } from '@/gateway/callOnce'
import { errorText } from '@/locales/errorText'
import { openTenantStorage } from '@/session/sessionStorage'
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

const isText = (value: unknown): value is string => typeof value === 'string'

/** The return address, and a field for the parcel number; typed text stays until it is sent. */
export function ReturnForm({ iid, gid, group: { rows, supplierIid }, onSent }: ReturnFormProps) {
  const [device] = useState(() => openTenantStorage(iid))
  const key = `return:${gid}:${supplierIid}`
  const [number, setNumber] = useState(() => device.read(key, isText) ?? '')
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const wrong = !isParcelNumber(number.trim())
  const chains = rows.map(({ chain }) => chain)
  const to = chains[0]?.returnTo
  const write = (typed: string) => {
    setNumber(typed)
    device.write(key, typed)
  }
  const send = async () => {
    setTried(true)
    if (wrong || busy) return
    setBusy(true)
    try {
      const chainIds = chains.map(({ id }) => id)
      const refundEms = number.trim()
      const parcel = { iid, orderId: gid, chainIds, refundEms }
      await callOnce(`return:${chainIds.join()}:${refundEms}`, updateRefundEms, () => parcel)
      device.remove(key)
      toast.success(text('done'))
      onSent()
    } catch (error) {
      toast.error(errorText(error))
    } finally {
      setBusy(false)
    }
  }
  const [first] = chains
  return (
    <Card id={`return-form-${supplierIid}`}>
      <View className={css.part}>
        <Text className={css.title}>{text('returnTitle')}</Text>
        {first && <Text className={css.due}>{dueWords(first, Date.now())}</Text>}
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
          onChange={write}
          onSubmit={() => void send()}
        />
        <AppButton id="return-send" kind="primary" stretch loading={busy} onPress={() => void send()}>
          {text('returnSend')}
        </AppButton>
      </View>
    </Card>
  )
}
