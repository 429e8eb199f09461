import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { text } from '../messages'

/** Replaces goods that are no longer on sale: a message, and other goods. */
export function GoodsGone({ children }: { readonly children: ReactNode }) {
  return (
    <View id="goods-gone">
      <EmptyState drawing="missing" message={text('goneTitle')} />
      {children}
    </View>
  )
}
