import type { GoodsCategory } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import type { ShelfProps } from '@/domain/goods/ShelfProps'
import { ShelfRow } from '@/domain/goods/ShelfRow'
import { ShelfTile } from '@/domain/goods/ShelfTile'
import { useFeedColumns } from '@/platform/feedColumns'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { ListSkeleton } from '@/ui/feedback/ListSkeleton'
import { Picture } from '@/ui/media/Picture'
import { pressProps } from '@/ui/press/pressProps'
import { text } from '../../search/messages'
import type { Shelf } from '../CategoryStore'
import css from './CategoryShelf.module.scss'

interface CategoryShelfProps {
  readonly category: Shelf
  readonly shelf: Omit<ShelfProps, 'goods'>
  readonly onAll: (category: Pick<GoodsCategory, 'id' | 'name'>) => void
  readonly onRetry: () => void
}

/** A category: its subcategories as pictures, its first goods, and a link to all of them. */
export function CategoryShelf({ category, shelf, onAll, onRetry }: CategoryShelfProps) {
  const { id, name, children, rows, hasMore, state } = category
  const isWide = useFeedColumns() > 2
  return (
    <View id={`shelf-${id}`} className={css.category}>
      <SectionHeading title={name} {...(hasMore ? { actionText: text('all'), onAction: () => onAll(category) } : {})} />
      {children.length > 0 && (
        <View className={css.children}>
          {children.map((child) => (
            <View
              key={child.id}
              id={`category-${child.id}`}
              className={css.child}
              {...pressProps(() => onAll(child), { role: 'link' })}
            >
              <View className={css.sign}>
                <Picture src={child.img} ratio={1} size="small" radius="full" />
              </View>
              <Text className={css.name}>{child.name}</Text>
            </View>
          ))}
        </View>
      )}
      {state === 'failed' && (
        <View className={css.failed} {...pressProps(onRetry)}>
          <Text>{text('tryAgain')}</Text>
        </View>
      )}
      {state === 'waiting' && <View className={css.room} />}
      {state === 'loading' && <ListSkeleton rows={4} />}
      <View className={isWide ? css.tiles : css.rows}>
        {rows.map((goods) =>
          isWide ? (
            <ShelfTile key={goods.goodsId} goods={goods} {...shelf} />
          ) : (
            <ShelfRow key={goods.goodsId} goods={goods} compact {...shelf} />
          ),
        )}
      </View>
    </View>
  )
}
