import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { pressProps } from '@/ui/press/pressProps'
import css from './FreshPill.module.scss'
import type { FreshPosts } from './FreshPosts'
import { text } from './messages'

/** Says how many new posts wait; a tap shows them at the top. */
export const FreshPill = observer(function FreshPill({ fresh }: { readonly fresh: FreshPosts }) {
  if (fresh.count === 0) return null
  return (
    <View className={css.place}>
      <View id="fresh-posts" className={css.pill} {...pressProps(() => void fresh.show())}>
        <Text>{text('fresh', { count: fresh.count })}</Text>
      </View>
    </View>
  )
})
