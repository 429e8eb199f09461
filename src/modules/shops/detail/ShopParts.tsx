import type { ContentDetail, ShopFacts, ShopMedia } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { ContentBody } from '@/domain/detail/ContentBody'
import { navigate } from '@/routes/navigate'
import { PlaceMap } from '@/screens/stay/PlaceRows'
import { ListRow } from '@/ui/content/ListRow'
import { Price } from '@/ui/content/Price'
import { RowGroup } from '@/ui/content/RowGroup'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { StatusTag } from '@/ui/content/StatusTag'
import { Picture } from '@/ui/media/Picture'
import { pressProps } from '@/ui/press/pressProps'
import { text } from '../partner/messages'
import { daysText, timesText } from '../partner/shopWords'
import css from './index.module.scss'

/** How much of the album the page shows. */
const GLIMPSE = 6

/** Names what is seen on the tile too. */
const tileLabel = (kind: ShopMedia['kind'], at: number): string =>
  [kind === 'video' && text('video'), text('openPicture', { n: at + 1 })].filter(Boolean).join(' ')

interface ShopPartsProps {
  readonly iid: number
  readonly detail: ContentDetail
  readonly shop: ShopFacts
}

/** What the shop gives and sells, its album, its words, its hours and where it is. */
export function ShopParts({ iid, detail, shop }: ShopPartsProps) {
  const { offers, goods, media, hours } = shop
  const toAlbum = () => void navigate('shops.media', { iid, id: detail.id })
  return (
    <View className={css.parts}>
      {offers.length > 0 && (
        <View className={css.stack}>
          <SectionHeading title={text('offers')} />
          {offers.map(({ title, desc }) => (
            <View key={title} className={css.offer}>
              <Text className={css.offerTitle}>{title}</Text>
              {desc && <Text className={css.note}>{desc}</Text>}
            </View>
          ))}
        </View>
      )}
      {goods.length > 0 && (
        <View className={css.stack}>
          <SectionHeading title={text('goods')} />
          <RowGroup flush>
            {goods.map(({ goodsId, title, img, price, soldOut }) => (
              <ListRow
                key={goodsId}
                id={`shop-goods-${goodsId}`}
                icon={
                  <View className={css.thing}>
                    <Picture src={img} alt="" ratio={1} radius="control" size="small" />
                  </View>
                }
                title={title}
                value={
                  soldOut ? <StatusTag look="word">{text('soldOut')}</StatusTag> : <Price fen={price} size="small" />
                }
                onPress={() => void navigate('store.detail', { iid, goodsId })}
              />
            ))}
          </RowGroup>
        </View>
      )}
      {(media.length > 0 || detail.mine.author) && (
        <View className={css.stack}>
          <SectionHeading
            title={text('album')}
            actionText={text('albumAll', { count: media.length })}
            onAction={toAlbum}
          />
          <View id="shop-album" className={css.album}>
            {media.slice(0, GLIMPSE).map(({ id, kind, url, poster }, at) => (
              <View key={id} className={css.tile} {...pressProps(toAlbum, { label: tileLabel(kind, at) })}>
                <Picture src={kind === 'image' ? url : poster} alt="" ratio={1} radius="control" size="small" />
                {kind === 'video' && (
                  <View className={css.mark}>
                    <StatusTag look="filled">{text('video')}</StatusTag>
                  </View>
                )}
              </View>
            ))}
          </View>
        </View>
      )}
      <View className={css.stack}>
        <SectionHeading title={text('about')} />
        <ContentBody detail={detail} />
      </View>
      {hours.length > 0 && (
        <View className={css.stack}>
          <SectionHeading title={text('hours')} />
          {hours.map(({ days, from, to }) => (
            <View key={`${days.join()} ${from}`} className={css.hours}>
              <Text>{daysText(days)}</Text>
              <Text className={css.note}>{timesText({ from, to })}</Text>
            </View>
          ))}
        </View>
      )}
      <PlaceMap detail={detail} />
    </View>
  )
}
