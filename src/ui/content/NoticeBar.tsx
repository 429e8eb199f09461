import { Text, View } from '@tarojs/components'
import { t } from '@/locales/t'
import arrowRightIcon from '@/ui/icon/drawings/arrowRight.module.scss'
import closeIcon from '@/ui/icon/drawings/close.module.scss'
import noticeIcon from '@/ui/icon/drawings/notice.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { pressProps } from '@/ui/press/pressProps'
import css from './NoticeBar.module.scss'

export type NoticeBarProps = { text: string; onPress?: () => void; onClose?: () => void }

/** A one-line notice about the page; it does not scroll. */
export function NoticeBar({ text, onPress, onClose }: NoticeBarProps) {
  return (
    <View className={css.bar}>
      <View className={css.main} {...pressProps(onPress && (() => onPress()), { role: 'link' })}>
        <Icon drawing={noticeIcon.drawing} size={16} />
        <Text className={css.text}>{text}</Text>
        {onPress && <Icon drawing={arrowRightIcon.drawing} size={10} />}
      </View>
      {onClose && (
        <View className={css.close} {...pressProps(() => onClose(), { label: t('close') })}>
          <Icon drawing={closeIcon.drawing} size={12} />
        </View>
      )}
    </View>
  )
}
