import { PICKER_SEPARATOR, pickerOptions } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { useMemo, useState } from 'react'
import { t } from '@/locales/t'
import { BottomSheet } from '@/ui/feedback/BottomSheet'
import type { FieldFrameProps } from '@/ui/fields/Field'
import { OptionRow } from '@/ui/fields/OptionRow'
import { PickerField } from '@/ui/fields/PickerField'
import arrowLeftIcon from '@/ui/icon/drawings/arrowLeft.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { pressProps } from '@/ui/press/pressProps'
import { text } from '../../messages'
import css from './LevelField.module.scss'

interface LevelFieldProps extends FieldFrameProps {
  /** JSON list of first-level keys, each with optional second-level values. */
  readonly content: string
  /** `key`, or `key/value`. */
  readonly value: string
  readonly placeholder?: string
  readonly onChange: (value: string) => void
}

/** A choice with one or two levels, in a bottom sheet. */
export function LevelField({ content, value, placeholder = text('choose'), onChange, ...frame }: LevelFieldProps) {
  const options = useMemo(() => pickerOptions(content), [content])
  const [open, setOpen] = useState(false)
  const [first, setFirst] = useState<string | null>(null)
  const [chosenFirst, chosenSecond] = value.split(PICKER_SEPARATOR)
  const second = options.find(({ key }) => key === first)?.values ?? []
  const show = () => {
    setFirst(null)
    setOpen(true)
  }
  const take = (answer: string) => {
    setOpen(false)
    onChange(answer)
  }
  const press = (key: string) => {
    const deeper = options.find((option) => option.key === key)?.values ?? []
    if (first !== null) take(first + PICKER_SEPARATOR + key)
    else if (deeper.length > 0) setFirst(key)
    else take(key)
  }
  const shown = first === null ? options.map(({ key }) => key) : second
  const chosen = first === null ? chosenFirst : first === chosenFirst ? chosenSecond : undefined
  return (
    <PickerField
      {...frame}
      value={value.split(PICKER_SEPARATOR).join(' / ')}
      placeholder={placeholder}
      onPress={show}
      press={{ expanded: open }}
    >
      <BottomSheet
        open={open}
        title={first === null ? (frame.label ?? placeholder) : text('chooseFurther', { name: first })}
        onClose={() => setOpen(false)}
        contentKey={first ?? ''}
      >
        {first !== null && (
          <View id={`${frame.id}-up`} className={css.up} {...pressProps(() => setFirst(null))}>
            <Icon drawing={arrowLeftIcon.drawing} size={16} />
            <Text>{t('back')}</Text>
          </View>
        )}
        {shown.map((key, at) => (
          <OptionRow
            key={key}
            id={`${frame.id}-${at}`}
            text={key}
            chosen={key === chosen}
            deeper={first === null && (options[at]?.values.length ?? 0) > 0}
            onPress={() => press(key)}
          />
        ))}
      </BottomSheet>
    </PickerField>
  )
}
