import { ScrollView, View } from '@tarojs/components'
import { joinClasses } from '@/ui/joinClasses'
import { Chip } from './Chip'
import css from './Chip.module.scss'

export type ChipRowProps<Key extends string> = {
  items: readonly { key: Key; text: string; disabled?: boolean }[]
  activeKey?: Key
  onSelect: (key: Key) => void
  /** The chips are named `<idPrefix>-<key>`. */
  idPrefix?: string
  /** Wraps into several lines instead of scrolling. */
  wrap?: boolean
}

export function ChipRow<Key extends string>({ items, activeKey, onSelect, idPrefix, wrap }: ChipRowProps<Key>) {
  const row = (
    <View className={joinClasses(css.row, wrap && css.wrap)}>
      {items.map(({ key, text, disabled }) => (
        <Chip
          key={key}
          id={idPrefix && `${idPrefix}-${key}`}
          selected={key === activeKey}
          disabled={disabled}
          onPress={() => onSelect(key)}
        >
          {text}
        </Chip>
      ))}
    </View>
  )
  return wrap ? row : <ScrollView scrollX>{row}</ScrollView>
}
