import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { semantics } from '@/ui/press/semantics'
import css from './FormSection.module.scss'

export function FormSection({ title, note, children }: { title?: string; note?: string; children: ReactNode }) {
  return (
    <View className={css.section}>
      {title && (
        <Text className={css.title} {...semantics({ role: 'heading', 'aria-level': 2 })}>
          {title}
        </Text>
      )}
      {note && <Text className={css.note}>{note}</Text>}
      {children}
    </View>
  )
}
