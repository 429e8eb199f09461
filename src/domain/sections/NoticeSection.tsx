import { Swiper, SwiperItem, Text, View } from '@tarojs/components'
import { pressProps } from '@/ui/press/pressProps'
import { text } from '../messages'
import css from './NoticeSection.module.scss'
import type { SectionProps } from './SectionProps'

/** Type 4: short notices, one above the other. */
export function NoticeSection({ section, host }: SectionProps<4>) {
  const { items } = section.data
  return (
    <View className={css.bar}>
      <Text className={css.label}>{text('noticeLabel')}</Text>
      <Swiper className={css.swiper} vertical autoplay={items.length > 1} circular={items.length > 1} interval={4000}>
        {items.map(({ text: line, action }) => (
          <SwiperItem key={line}>
            <View
              className={css.line}
              {...pressProps(action && (() => host.openAction(action)), { role: 'link', label: line })}
            >
              {line}
            </View>
          </SwiperItem>
        ))}
      </Swiper>
    </View>
  )
}
