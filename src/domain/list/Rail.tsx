import { ScrollView, Text, View } from '@tarojs/components'
import { joinClasses } from '@/ui/joinClasses'
import { pressProps } from '@/ui/press/pressProps'
import { semantics } from '@/ui/press/semantics'
import css from './Rail.module.scss'

interface RailProps {
  readonly items: readonly { readonly id: string; readonly name: string }[]
  readonly active: string
  readonly onSelect: (id: string) => void
  /** Nothing stands between it and the header; by default a search box does. */
  readonly alone?: boolean
}

/** The categories at the left. The rail stays while the goods scroll, and marks the visible category. */
export function Rail({ items, active, onSelect, alone }: RailProps) {
  return (
    <View className={joinClasses(css.place, alone && css.alone)}>
      <ScrollView className={css.rail} scrollY scrollIntoView={`rail-${active}`}>
        <View {...semantics({ role: 'tablist' })}>
          {items.map(({ id, name }) => (
            <View
              key={id}
              id={`rail-${id}`}
              className={joinClasses(css.item, id === active && css.active)}
              {...pressProps(() => onSelect(id), { role: 'tab', selected: id === active })}
            >
              <Text>{name}</Text>
            </View>
          ))}
        </View>
      </ScrollView>
    </View>
  )
}
