import { Text, View } from '@tarojs/components'
import { t } from '@/locales/t'
import { Icon } from '@/ui/icon/Icon'
import { pressProps } from '@/ui/press/pressProps'
import css from './NoticeBar.module.scss'

export type NoticeBarProps = { text: string; onPress?: () => void; onClose?: () => void }

/** One line that says something about the page; it does not run away while it is read. */
export function NoticeBar({ text, onPress, onClose }: NoticeBarProps) {
  return (
    <View className={css.bar}>
      <View className={css.main} {...pressProps(onPress && (() => onPress()), { role: 'link' })}>
        <Icon name="notice" size={16} />
        <Text className={css.text}>{text}</Text>
        {onPress && <Icon name="arrowRight" size={10} />}
      </View>
      {onClose && (
        <View className={css.close} {...pressProps(() => onClose(), { label: t('close') })}>
          <Icon name="close" size={12} />
        </View>
      )}
    </View>
  )
}
