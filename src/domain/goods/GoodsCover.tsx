import type { GoodsRow } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { Picture } from '@/ui/media/Picture'
import type { PictureSize } from '@/ui/media/pictureSize'
import css from './GoodsCover.module.scss'
import { text } from './messages'

interface GoodsCoverProps {
  readonly goods: Pick<GoodsRow, 'img' | 'stock'>
  readonly ratio: number
  readonly size: PictureSize
}

/** The goods' picture; sold-out goods have a veil with that text. */
export function GoodsCover({ goods, ratio, size }: GoodsCoverProps) {
  return (
    <View className={css.cover}>
      <Picture src={goods.img} ratio={ratio} size={size} />
      {goods.stock <= 0 && (
        <View className={css.veil}>
          <Text className={css.word}>{text('soldOut')}</Text>
        </View>
      )}
    </View>
  )
}
