import { Text, View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { pressProps } from '@/ui/press/pressProps'
import { text } from '../messages'
import css from './NoticeSection.module.scss'
import type { SectionProps } from './SectionProps'

const TURN_MS = 4000

/** Type 4: short notices, one at a time. */
export function NoticeSection({ section, host }: SectionProps<4>) {
  const { items } = section.data
  const [current, setCurrent] = useState(0)
  useEffect(() => {
    if (items.length < 2) return
    const timer = setInterval(() => setCurrent((at) => (at + 1) % items.length), TURN_MS)
    return () => clearInterval(timer)
  }, [items.length])
  const notice = items[current % items.length]
  if (!notice) return null
  const { action } = notice
  return (
    <View className={css.bar} {...pressProps(action && (() => host.openAction(action)), { role: 'link' })}>
      <Text className={css.label}>{text('noticeLabel')}</Text>
      <Text className={css.line}>{notice.text}</Text>
    </View>
  )
}
