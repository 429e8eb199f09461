import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { errorText } from '@/locales/errorText'
import { AppButton } from '@/ui/action/AppButton'
import { ChipRow } from '@/ui/content/ChipRow'
import { BottomSheet } from '@/ui/feedback/BottomSheet'
import { toast } from '@/ui/feedback/toast'
import { TextAreaField } from '@/ui/fields/TextAreaField'
import { pressProps } from '@/ui/press/pressProps'
import { text } from './messages'
import css from './ReportLink.module.scss'
import { REPORT_MAX, type ReportStore } from './ReportStore'

interface ReportLinkProps {
  readonly store: ReportStore
  readonly requireMember: () => Promise<boolean>
}

const REASONS = ['reportAd', 'reportFalse', 'reportCopied', 'reportHarm'] as const

/** A small link under an item, and the sheet in which the viewer reports it. */
export const ReportLink = observer(function ReportLink({ store, requireMember }: ReportLinkProps) {
  const [open, setOpen] = useState(false)
  const ask = async () => {
    if (await requireMember()) setOpen(true)
  }
  const send = async () => {
    try {
      const outcome = await store.send()
      if (!outcome) return
      setOpen(false)
      toast.success(text(outcome === 'again' ? 'reportedBefore' : 'reported'))
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  const reasons = REASONS.map((key) => text(key))
  return (
    <View className={css.link}>
      <View id="report-button" className={css.word} {...pressProps(() => void ask())}>
        <Text>{text('report')}</Text>
      </View>
      <BottomSheet
        open={open}
        title={text('report')}
        onClose={() => setOpen(false)}
        footer={
          <AppButton id="report-send" kind="primary" stretch loading={store.sending} onPress={() => void send()}>
            {text('reportSend')}
          </AppButton>
        }
      >
        <ChipRow
          wrap
          items={reasons.map((reason) => ({ key: reason, text: reason }))}
          activeKey={store.text}
          onSelect={(reason) => store.write(reason)}
        />
        <TextAreaField
          id="report-text"
          label={text('reportWhy')}
          value={store.text}
          limit={REPORT_MAX}
          onChange={(value) => store.write(value)}
          error={store.tried && store.isWrong ? text('reportShort') : undefined}
        />
      </BottomSheet>
    </View>
  )
})
