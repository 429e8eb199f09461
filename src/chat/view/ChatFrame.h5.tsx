import { Text, View } from '@tarojs/components'
import { t } from '@/locales/t'
import { useModalFocus } from '@/ui/feedback/useModalFocus'
import closeIcon from '@/ui/icon/drawings/close.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { joinClasses } from '@/ui/joinClasses'
import { pressProps } from '@/ui/press/pressProps'
import { semantics } from '@/ui/press/semantics'
import css from './ChatFrame.module.scss'
import type { ChatFrameProps } from './ChatFrameProps'
import { useVisibleArea } from './useVisibleArea'

/**
 * Covers the part of the window above the keyboard; on a wide screen it is at the side. Back, Escape and the cross
 * close it; on a wide screen a click beside it does too.
 */
export function ChatFrame({ id, title, tag, note, onClose, children }: ChatFrameProps) {
  const { top, covered } = useVisibleArea()
  useModalFocus(true, '[role=dialog]')
  return (
    <>
      {/* Beside the panel of a wide screen; the style sheet hides it elsewhere. */}
      <View className={css.beside} onClick={onClose} />
      <View
        id={id}
        className={joinClasses(css.overlay, covered === 0 && css.whole)}
        style={{ top: `${top}px`, bottom: `${covered}px` }}
        {...semantics({ role: 'dialog', 'aria-modal': true, 'aria-label': note ?? title })}
      >
        <View className={css.head}>
          <View className={css.names}>
            <View className={css.nameLine} {...semantics({ role: 'heading', 'aria-level': 1 })}>
              <Text id="chat-title" className={css.title}>
                {note ?? title}
              </Text>
              {tag && (
                <Text id="chat-tag" className={css.tag}>
                  {tag}
                </Text>
              )}
            </View>
          </View>
          <View id="chat-close" className={css.close} {...pressProps(onClose, { label: t('close') })}>
            <Icon drawing={closeIcon.drawing} size={18} />
          </View>
        </View>
        <View className={css.body}>{children}</View>
      </View>
    </>
  )
}
