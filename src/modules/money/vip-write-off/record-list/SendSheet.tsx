import { CARRIERS } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { errorText } from '@/locales/errorText'
import { scan } from '@/platform/scan'
import { AppButton } from '@/ui/action/AppButton'
import { ChipRow } from '@/ui/content/ChipRow'
import { BottomSheet } from '@/ui/feedback/BottomSheet'
import { toast } from '@/ui/feedback/toast'
import { TextField } from '@/ui/fields/TextField'
import css from './index.module.scss'
import { text } from './messages'
import type { SendStore } from './SendStore'

/** Staff send a claim: where to, with which carrier, under which number. */
export const SendSheet = observer(function SendSheet({ store }: { readonly store: SendStore }) {
  const { record, company, number } = store
  const send = async () => {
    try {
      if (await store.send()) toast.success(text('sent'))
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  const read = async () => {
    const found = await scan.scan()
    if (found.ok) store.type('number', found.value.trim())
  }
  return (
    <BottomSheet
      id="send-sheet"
      open={record !== null}
      title={text('send')}
      onClose={() => store.close()}
      footer={
        <AppButton id="send-submit" kind="primary" stretch loading={store.busy} onPress={() => void send()}>
          {text('sendNow')}
        </AppButton>
      }
    >
      <View className={css.fields}>
        {record && (
          <Text className={css.note} userSelect>
            {[record.infos.name, record.infos.mobile, record.infos.address].join(' ')}
          </Text>
        )}
        <ChipRow
          wrap
          items={CARRIERS.map((name) => ({ key: name, text: name }))}
          activeKey={company}
          onSelect={(name) => store.type('company', name)}
        />
        <TextField
          id="send-company"
          label={text('company')}
          required
          maxLength={20}
          value={company}
          onChange={(name) => store.type('company', name)}
          error={store.wrongCompany ? text('companyWrong') : undefined}
        />
        <TextField
          id="send-number"
          label={text('number')}
          required
          maxLength={32}
          value={number}
          onChange={(value) => store.type('number', value)}
          onSubmit={() => void send()}
          error={store.wrongNumber ? text('numberWrong') : undefined}
          side={
            <AppButton id="send-scan" size="small" kind="ghost" onPress={() => void read()}>
              {text('scan')}
            </AppButton>
          }
        />
      </View>
    </BottomSheet>
  )
})
