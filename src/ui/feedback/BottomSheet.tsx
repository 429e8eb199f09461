import { ScrollView, Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { t } from '@/locales/t'
import closeIcon from '@/ui/icon/drawings/close.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { pressProps } from '@/ui/press/pressProps'
import { semantics } from '@/ui/press/semantics'
import css from './BottomSheet.module.scss'
import { useDismiss } from './useDismiss'
import { useModalFocus } from './useModalFocus'

export type BottomSheetProps = {
  open: boolean
  title?: string
  /** Called for a tap on the mask or the cross, for the Escape key and for a step back. */
  onClose: () => void
  footer?: ReactNode
  id?: string
  /** Another key means other content, which starts at its top. */
  contentKey?: string
  children: ReactNode
}

/** A sheet from the bottom over a mask; a tap on the mask closes it. */
export function BottomSheet({ open, title, onClose, footer, id, contentKey, children }: BottomSheetProps) {
  useDismiss(open, onClose)
  useModalFocus(open, '[role=dialog]')
  if (!open) return null
  return (
    <View className={css.layer}>
      <View className={css.mask} catchMove onClick={() => onClose()} />
      <View id={id} className={css.sheet} {...semantics({ role: 'dialog', 'aria-modal': true, 'aria-label': title })}>
        <View className={css.head}>
          <Text className={css.title}>{title}</Text>
          <View className={css.close} {...pressProps(() => onClose(), { label: t('close') })}>
            <Icon drawing={closeIcon.drawing} size={16} />
          </View>
        </View>
        <ScrollView key={contentKey} className={css.body} scrollY>
          {children}
        </ScrollView>
        {footer && <View className={css.footer}>{footer}</View>}
      </View>
    </View>
  )
}
