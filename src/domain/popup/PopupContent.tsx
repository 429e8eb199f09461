import type { Popup } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { Price } from '@/ui/content/Price'
import { Picture } from '@/ui/media/Picture'
import { pressProps } from '@/ui/press/pressProps'
import { CouponTicket } from '../coupon/CouponTicket'
import { text as shared } from '../messages'
import { text } from './messages'
import css from './PopupContent.module.scss'

interface PopupContentProps {
  readonly popup: Popup
  readonly onOpen: () => void
}

/** The content of a pop-up, by its type. */
export function PopupContent({ popup, onOpen }: PopupContentProps) {
  switch (popup.type) {
    case 1:
      return <Text className={css.text}>{popup.text}</Text>
    case 2:
      return <Card popup={popup} onOpen={onOpen} />
    case 3:
      return <Poster popup={popup} onOpen={onOpen} />
    default:
      return (
        <View className={css.coupons}>
          {popup.coupons.map((coupon) => (
            <CouponTicket key={coupon.couponId} coupon={coupon} />
          ))}
        </View>
      )
  }
}

function Card({ popup, onOpen }: { readonly popup: Extract<Popup, { type: 2 }>; readonly onOpen: () => void }) {
  const { image, title, price, costV2, action } = popup
  return (
    <View className={css.card} {...pressProps(action ? () => onOpen() : undefined, { label: title })}>
      {image && <Picture src={image} alt={title} ratio={16 / 9} radius="card" lazy={false} />}
      <Text className={css.title}>{title}</Text>
      {price !== null && (
        <Price
          fen={price}
          zeroText={shared('free')}
          size="large"
          {...(costV2 === null ? {} : { originalFen: costV2 })}
        />
      )}
    </View>
  )
}

/** Once the picture has loaded it keeps its own proportions, up to those of a tall poster. */
function Poster({ popup, onOpen }: { readonly popup: Extract<Popup, { type: 3 }>; readonly onOpen: () => void }) {
  const [ratio, setRatio] = useState(4 / 3)
  return (
    <View {...pressProps(popup.textUrl ? () => onOpen() : undefined, { label: text('picture') })}>
      <Picture
        src={popup.imgUrl}
        alt={text('picture')}
        ratio={ratio}
        radius="card"
        lazy={false}
        onSize={({ width, height }) => height > 0 && setRatio(Math.min(2.5, Math.max(3 / 4, width / height)))}
      />
    </View>
  )
}
