import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { semantics } from '@/ui/press/semantics'
import css from './FormSection.module.scss'

export type FormSectionProps = {
  title?: string
  note?: string
  /** On the line of the title, for a section of one small control. */
  end?: ReactNode
  children?: ReactNode
}

export function FormSection({ title, note, end, children }: FormSectionProps) {
  const heading = title && (
    <Text className={css.title} {...semantics({ role: 'heading', 'aria-level': 2 })}>
      {title}
    </Text>
  )
  return (
    <View className={css.section}>
      {end ? (
        <View className={css.line}>
          {heading}
          {end}
        </View>
      ) : (
        heading
      )}
      {note && <Text className={css.note}>{note}</Text>}
      {children}
    </View>
  )
}
