import { Text, View } from '@tarojs/components'
import { t } from '@/locales/t'
import { useEscape } from '@/ui/feedback/useEscape'
import { useModalFocus } from '@/ui/feedback/useModalFocus'
import closeIcon from '@/ui/icon/drawings/close.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { pressProps } from '@/ui/press/pressProps'
import { semantics } from '@/ui/press/semantics'
import css from './ChatFrame.module.scss'
import type { ChatFrameProps } from './ChatFrameProps'
import { useVisibleArea } from './useVisibleArea'

/** Covers the part of the window above the keyboard. Back, Escape and the cross close it. */
export function ChatFrame({ id, title, onClose, isOnTop, children }: ChatFrameProps) {
  const { top, covered } = useVisibleArea()
  useEscape(isOnTop, onClose)
  useModalFocus(true, '[role=dialog]')
  return (
    <View
      id={id}
      className={css.overlay}
      style={{ top: `${top}px`, bottom: `${covered}px` }}
      {...semantics({ role: 'dialog', 'aria-modal': true, 'aria-label': title })}
    >
      <View className={css.head}>
        <Text id="chat-title" className={css.title} {...semantics({ role: 'heading', 'aria-level': 1 })}>
          {title}
        </Text>
        <View id="chat-close" className={css.close} {...pressProps(onClose, { label: t('close') })}>
          <Icon drawing={closeIcon.drawing} size={18} />
        </View>
      </View>
      <View className={css.body}>{children}</View>
    </View>
  )
}
