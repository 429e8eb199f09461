import { Text, View } from '@tarojs/components'
import { Picture } from '@/ui/media/Picture'
import { pressProps } from '@/ui/press/pressProps'
import css from './NavGridSection.module.scss'
import type { SectionProps } from './SectionProps'

/** Type 2: icons that open the modules. */
export function NavGridSection({ section, host }: SectionProps<2>) {
  const { columns, items } = section.data
  return (
    <View className={css.grid}>
      {items.map((item) => (
        <View
          key={item.name}
          className={columns === 5 ? css.fifth : css.fourth}
          {...pressProps(() => host.openAction(item.action), { role: 'link' })}
        >
          <View className={css.icon}>
            <Picture src={item.icon} fit="contain" size="small" plain lazy={false} />
          </View>
          <Text className={css.name}>{item.name}</Text>
          {item.badge && <Text className={css.badge}>{item.badge}</Text>}
        </View>
      ))}
    </View>
  )
}
