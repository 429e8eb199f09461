import { CARRIERS, listSupplyChain, shipOrder } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { call } from '@/gateway/call'
import { saveOnce } from '@/gateway/callOnce'
import { errorText } from '@/locales/errorText'
import { AppButton } from '@/ui/action/AppButton'
import { ChipRow } from '@/ui/content/ChipRow'
import { BottomSheet } from '@/ui/feedback/BottomSheet'
import { toast } from '@/ui/feedback/toast'
import { CheckboxField } from '@/ui/fields/CheckboxField'
import { TextField } from '@/ui/fields/TextField'
import { text } from '../messages'
import { ParcelNumberField } from './ParcelNumberField'
import css from './ShipSheet.module.scss'
import { ShipStore } from './ShipStore'

interface ShipSheetProps {
  readonly iid: number
  /** The order to ship; null while the sheet is closed. */
  readonly gid: string | null
  readonly onClose: () => void
  readonly onSent: () => void
}

/** Ships an order or some of its lines, with a carrier and a parcel number that can be scanned. */
export const ShipSheet = observer(function ShipSheet({ iid, gid, onClose, onSent }: ShipSheetProps) {
  const [store] = useState(
    () =>
      new ShipStore({
        fetchChains: (orderId) => call(listSupplyChain, { iid, orderId }),
        ship: ({ chainIds, ...parcel }) =>
          saveOnce(`ship:${parcel.orderId}`, shipOrder, { iid, ...parcel, chainIds: [...chainIds] }),
      }),
  )
  useEffect(() => void (gid !== null && store.open(gid)), [gid, store])
  const { waiting, chosen, company, number } = store
  const send = async () => {
    try {
      if (!(await store.send())) return
      toast.success(text('shipDone'))
      onClose()
      onSent()
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  return (
    <BottomSheet
      id="ship-sheet"
      open={gid !== null}
      title={text('act_ship')}
      onClose={onClose}
      footer={
        <AppButton
          id="ship-send"
          kind="primary"
          stretch
          loading={store.busy}
          disabled={!store.loading && chosen.length === 0}
          onPress={() => void send()}
        >
          {text('shipSend')}
        </AppButton>
      }
    >
      <View className={css.fields}>
        {store.failure !== '' && <Text className={css.failure}>{store.failure}</Text>}
        {waiting.length > 1 && (
          <View>
            <Text className={css.label}>{text('shipLines')}</Text>
            {waiting.map(({ id, title, num }) => (
              <CheckboxField
                key={id}
                id={`ship-line-${id}`}
                label={`${title} ×${num}`}
                value={chosen.includes(id)}
                onChange={() => store.toggle(id)}
              />
            ))}
          </View>
        )}
        <ChipRow
          wrap
          items={CARRIERS.map((name) => ({ key: name, text: name }))}
          activeKey={company}
          onSelect={(name) => store.writeCompany(name)}
        />
        <TextField
          id="ship-company"
          label={text('shipCompany')}
          required
          placeholder={text('shipCompanyHint')}
          maxLength={40}
          value={company}
          onChange={(name) => store.writeCompany(name)}
          error={store.wrongCompany ? text('shipCompanyWrong') : undefined}
        />
        <ParcelNumberField
          idPrefix="ship"
          value={number}
          wrong={store.wrongNumber}
          onChange={(value) => store.writeNumber(value)}
          onSubmit={() => void send()}
        />
      </View>
    </BottomSheet>
  )
})
