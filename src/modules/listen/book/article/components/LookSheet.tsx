import { View } from '@tarojs/components'
import { ChipRow } from '@/ui/content/ChipRow'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { BottomSheet } from '@/ui/feedback/BottomSheet'
import { text } from '../../messages'
import { type ReaderLook, SIZES, THEMES } from '../readerLook'
import css from './sheets.module.scss'

interface LookSheetProps {
  readonly look: ReaderLook
  readonly open: boolean
  readonly onChange: (look: ReaderLook) => void
  readonly onClose: () => void
}

/** Text size and background of the reader. */
export function LookSheet({ look, open, onChange, onClose }: LookSheetProps) {
  return (
    <BottomSheet id="look-sheet" open={open} title={text('look')} onClose={onClose}>
      <View className={css.list}>
        <SectionHeading title={text('size')} />
        <ChipRow
          wrap
          items={SIZES.map((key) => ({ key, text: text(key) }))}
          activeKey={look.size}
          onSelect={(size) => onChange({ ...look, size })}
        />
        <SectionHeading title={text('theme')} />
        <ChipRow
          wrap
          items={THEMES.map((key) => ({ key, text: text(key) }))}
          activeKey={look.theme}
          onSelect={(theme) => onChange({ ...look, theme })}
        />
      </View>
    </BottomSheet>
  )
}
