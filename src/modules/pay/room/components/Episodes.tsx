import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { PaidStore } from '@/flows/paid/PaidStore'
import { SectionHeading } from '@/ui/content/SectionHeading'
import lockIcon from '@/ui/icon/drawings/lock.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { joinClasses } from '@/ui/joinClasses'
import { pressProps } from '@/ui/press/pressProps'
import { text } from '../messages'
import css from './Episodes.module.scss'

/** The episodes as numbers, for whoever knows the series. */
export const Episodes = observer(function Episodes({ store }: { readonly store: PaidStore }) {
  const { items, open } = store
  return (
    <View className={css.part}>
      <SectionHeading title={text('episodes')} note={text('count', { count: items.length })} />
      <View className={css.grid}>
        {items.map((item, at) => (
          <View
            key={item.id}
            id={`part-${item.id}`}
            className={joinClasses(css.number, open?.item.id === item.id && css.open)}
            {...pressProps(() => void store.start(item), {
              label: text(item.locked ? 'lockedPart' : 'part', { n: at + 1, title: item.title }),
              pressed: open?.item.id === item.id,
            })}
          >
            <Text>{at + 1}</Text>
            {item.locked && (
              <View className={css.lock}>
                <Icon drawing={lockIcon.drawing} size={10} />
              </View>
            )}
          </View>
        ))}
      </View>
    </View>
  )
})
