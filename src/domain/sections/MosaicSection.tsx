import { View } from '@tarojs/components'
import { Picture } from '@/ui/media/Picture'
import { pressProps } from '@/ui/press/pressProps'
import { text } from './later/messages'
import css from './MosaicSection.module.scss'
import type { SectionProps } from './SectionProps'

const LAYOUTS = { '1+2': css.oneAndTwo, '2x2': css.twoByTwo, '1x3': css.oneByThree }
const PLACES = { '1+2': 3, '2x2': 4, '1x3': 3 }

/** Type 6: a few pictures in one frame. */
export function MosaicSection({ section, host }: SectionProps<6>) {
  const { layout, items } = section.data
  return (
    <View className={LAYOUTS[layout]}>
      {items.slice(0, PLACES[layout]).map(({ image, action }) => (
        <View
          key={image}
          className={css.tile}
          {...pressProps(action && (() => host.openAction(action)), {
            role: 'link',
            label: section.title || text('openPicture'),
          })}
        >
          <Picture src={image} />
        </View>
      ))}
    </View>
  )
}
