import type { RoomGoods } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { Price } from '@/ui/content/Price'
import { BottomSheet } from '@/ui/feedback/BottomSheet'
import { Picture } from '@/ui/media/Picture'
import { pressProps } from '@/ui/press/pressProps'
import { text } from './messages'
import css from './RoomGoodsSheet.module.scss'

interface RoomGoodsSheetProps {
  readonly open: boolean
  readonly goods: readonly RoomGoods[]
  readonly onOpen: (goodsId: string) => void
  readonly onClose: () => void
}

/** What is shown in the room, over the player that goes on. */
export function RoomGoodsSheet({ open, goods, onOpen, onClose }: RoomGoodsSheetProps) {
  return (
    <BottomSheet id="room-goods-sheet" open={open} title={text('goods')} onClose={onClose}>
      <View className={css.list}>
        {goods.map(({ goodsId, title, img, price, soldOut }) => (
          <View
            key={goodsId}
            id={`room-goods-${goodsId}`}
            className={css.row}
            {...pressProps(() => onOpen(goodsId), { role: 'link' })}
          >
            <View className={css.picture}>
              <Picture src={img} alt="" ratio={1} radius="control" />
            </View>
            <View className={css.words}>
              <Text className={css.title}>{title}</Text>
              {soldOut ? <Text className={css.gone}>{text('soldOut')}</Text> : <Price fen={price} />}
            </View>
          </View>
        ))}
      </View>
    </BottomSheet>
  )
}
