import { View } from '@tarojs/components'
import { Gallery } from '@/ui/media/Gallery'
import css from './BannerSection.module.scss'
import type { SectionProps } from './SectionProps'

/** Type 1: pictures that change by themselves. */
export function BannerSection({ section, host }: SectionProps<1>) {
  const { items, ratio } = section.data
  const open = (at: number) => {
    const action = items[at]?.action
    if (action) host.openAction(action)
  }
  return (
    <View className={css.frame}>
      <Gallery
        pictures={items.map(({ image }) => ({ src: image, alt: section.title }))}
        ratio={ratio || 2}
        autoplay={items.length > 1}
        onPress={open}
      />
    </View>
  )
}
