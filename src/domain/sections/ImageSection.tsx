import { View } from '@tarojs/components'
import { Picture } from '@/ui/media/Picture'
import { pressProps } from '@/ui/press/pressProps'
import css from './ImageSection.module.scss'
import { text } from './later/messages'
import type { SectionProps } from './SectionProps'

const percent = (share: number): string => `${share * 100}%`

/** Type 5: one picture with areas that can be tapped. Their coordinates are fractions of the picture, 0 to 1. */
export function ImageSection({ section, host }: SectionProps<5>) {
  const { image, ratio, areas } = section.data
  return (
    <View className={css.frame}>
      <Picture src={image} ratio={ratio || 2} alt={section.title} />
      {areas.map((area) => (
        <View
          key={`${area.x}-${area.y}`}
          className={css.area}
          style={{ left: percent(area.x), top: percent(area.y), width: percent(area.w), height: percent(area.h) }}
          {...pressProps(() => host.openAction(area.action), {
            role: 'link',
            label: section.title || text('openPicture'),
          })}
        />
      ))}
    </View>
  )
}
