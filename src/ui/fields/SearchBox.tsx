import { Input, View } from '@tarojs/components'
import { t } from '@/locales/t'
import clearIcon from '@/ui/icon/drawings/clear.module.scss'
import searchIcon from '@/ui/icon/drawings/search.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { pressProps } from '@/ui/press/pressProps'
import css from './SearchBox.module.scss'

export type SearchBoxProps = {
  placeholder?: string
  value?: string
  onChange?: (value: string) => void
  onSubmit?: (value: string) => void
  id?: string
}

export function SearchBox({ placeholder = t('search'), value = '', onChange, onSubmit, id }: SearchBoxProps) {
  return (
    <View className={css.box}>
      <Icon drawing={searchIcon.drawing} size={16} />
      <Input
        id={id}
        className={css.input}
        value={value}
        placeholder={placeholder}
        confirmType="search"
        ariaLabel={placeholder}
        onInput={(event) => onChange?.(event.detail.value)}
        onConfirm={() => onSubmit?.(value)}
      />
      {value !== '' && (
        <View className={css.clear} {...pressProps(() => onChange?.(''), { label: t('clear') })}>
          <Icon drawing={clearIcon.drawing} size={16} />
        </View>
      )}
    </View>
  )
}
