import type { ReviewItem, ShopReview } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { formatMoment } from '@/locales/formatMoment'
import { ReviewDecision } from '@/screens/review/ReviewDecision'
import { type ReviewActs, ReviewQueueScreen } from '@/screens/review/ReviewQueueScreen'
import { Card } from '@/ui/content/Card'
import { priceNumber } from '@/ui/content/priceNumber'
import { Picture } from '@/ui/media/Picture'
import css from '../apply/apply.module.scss'
import { text } from '../apply/messages'

/** Height of an application with the gap below it, in px of a 375 design. */
const ROW = 320

/** The queue says what its kind is; this one only asks for shops. */
const dataOf = ({ data }: ReviewItem) => data as unknown as ShopReview

function card(item: ReviewItem, acts: ReviewActs) {
  const { id, who, at } = item
  const shop = dataOf(item)
  const pictures = [shop.licence, ...(shop.photos ?? [])].filter((one): one is string => Boolean(one))
  return (
    <Card id={`review-${id}`}>
      <View className={css.between}>
        <Text className={css.name}>{shop.name}</Text>
        <Text className={css.note}>{formatMoment(at, 'at')}</Text>
      </View>
      <Text className={css.note}>{[who, shop.contact, shop.phone].filter(Boolean).join(' · ')}</Text>
      <Text className={css.note}>{[shop.region, shop.address].filter(Boolean).join(' ')}</Text>
      {shop.creditCode && <Text className={css.note}>{shop.creditCode}</Text>}
      {shop.fee > 0 && <Text className={css.note}>{text('paidFee', { amount: priceNumber(shop.fee) })}</Text>}
      {shop.intro && <Text className={css.words}>{shop.intro}</Text>}
      {pictures.length > 0 && (
        <View className={css.pictures}>
          {pictures.map((image, order) => (
            <Picture
              key={image}
              src={image}
              alt={text('picture', { n: order + 1 })}
              ratio={1.4}
              radius="control"
              plain
            />
          ))}
        </View>
      )}
      {shop.askedBack && <Text className={css.words}>{text('askedBack')}</Text>}
      <ReviewDecision
        {...{ id, acts, own: shop.own ? text('reviewOwn') : null, refuse: text('refuse') }}
        pass={shop.askedBack ? null : text('pass')}
        noteClass={css.note}
        className={css.actions}
      />
    </Card>
  )
}

/** The applications that wait for staff, oldest first. */
export function ReviewShops({ iid, tabs }: { readonly iid: number; readonly tabs: ReactNode }) {
  return (
    <ReviewQueueScreen
      {...{ iid, tabs, card, kind: 'shop', title: text('join'), rowHeight: ROW, className: css.page }}
      words={{
        ...{ empty: text('reviewsEmpty'), pass: text('pass'), refuse: text('refuse') },
        ...{ why: text('refuseWhy'), hint: text('refuseHint'), passed: text('decided'), refused: text('decided') },
      }}
      passAsk={(item) => text('passAsk', { name: dataOf(item).name ?? '' })}
    />
  )
}
