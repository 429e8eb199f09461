import { Swiper, SwiperItem, View } from '@tarojs/components'
import { Picture } from '@/ui/media/Picture'
import { pressProps } from '@/ui/press/pressProps'
import css from './BannerSection.module.scss'
import type { SectionProps } from './SectionProps'

/** Type 1: pictures that turn by themselves. */
export function BannerSection({ section, host }: SectionProps<1>) {
  const { items, ratio, intervalMs } = section.data
  const open = (at: number) => {
    const action = items[at]?.action
    return action ? () => host.openAction(action) : undefined
  }
  return (
    <View className={css.frame} style={{ paddingBottom: `${100 / (ratio || 2)}%` }}>
      <Swiper
        className={css.swiper}
        autoplay={items.length > 1}
        circular={items.length > 1}
        interval={intervalMs || 4000}
        indicatorDots={items.length > 1}
        indicatorColor="rgba(255,255,255,.5)"
        indicatorActiveColor="#ffffff"
      >
        {items.map((item, at) => (
          <SwiperItem key={item.image}>
            <View className={css.slide} {...pressProps(open(at), { role: 'link', label: section.title })}>
              <Picture src={item.image} lazy={at > 0} />
            </View>
          </SwiperItem>
        ))}
      </Swiper>
    </View>
  )
}
