import { ScrollView, Text, View } from '@tarojs/components'
import { useState } from 'react'
import { BottomSheet } from '@/ui/feedback/BottomSheet'
import arrowDownIcon from '@/ui/icon/drawings/arrowDown.module.scss'
import checkIcon from '@/ui/icon/drawings/check.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { joinClasses } from '@/ui/joinClasses'
import { pressProps } from '@/ui/press/pressProps'
import css from './FilterBar.module.scss'

export type Filter = {
  key: string
  text: string
  /** The first option is usually "all". */
  options: readonly { value: string; text: string }[]
  value: string
}

export type FilterBarProps = { filters: readonly Filter[]; onChange: (key: string, value: string) => void }

/** Filters above a list; each opens its options in a bottom sheet and shows its choice. */
export function FilterBar({ filters, onChange }: FilterBarProps) {
  const [openKey, setOpenKey] = useState<string>()
  const open = filters.find((filter) => filter.key === openKey)
  const choose = (filter: Filter, value: string) => {
    setOpenKey(undefined)
    if (value !== filter.value) onChange(filter.key, value)
  }
  return (
    <View className={css.bar}>
      <ScrollView scrollX>
        <View className={css.row}>
          {filters.map((filter) => {
            const chosen = filter.options.findIndex((option) => option.value === filter.value)
            return (
              <View
                key={filter.key}
                className={joinClasses(css.filter, chosen > 0 && css.active)}
                {...pressProps(() => setOpenKey(filter.key), { expanded: filter === open })}
              >
                <Text>{chosen > 0 ? filter.options[chosen].text : filter.text}</Text>
                <Icon drawing={arrowDownIcon.drawing} size={10} />
              </View>
            )
          })}
        </View>
      </ScrollView>
      <BottomSheet open={Boolean(open)} title={open?.text} onClose={() => setOpenKey(undefined)}>
        {open?.options.map((option) => (
          <View
            key={option.value}
            className={joinClasses(css.option, option.value === open.value && css.active)}
            {...pressProps(() => choose(open, option.value), { role: 'radio', checked: option.value === open.value })}
          >
            <Text>{option.text}</Text>
            {option.value === open.value && <Icon drawing={checkIcon.drawing} size={18} />}
          </View>
        ))}
      </BottomSheet>
    </View>
  )
}
