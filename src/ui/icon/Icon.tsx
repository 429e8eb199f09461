import { View } from '@tarojs/components'
import { pxTransform } from '@tarojs/taro'
import { joinClasses } from '@/ui/joinClasses'
import { semantics } from '@/ui/press/semantics'
import css from './Icon.module.scss'

export type IconName =
  | 'cart'
  | 'edit'
  | 'ticket'
  | 'store'
  | 'gift'
  | 'refund'
  | 'parcel'
  | 'wallet'
  | 'add'
  | 'minus'
  | 'check'
  | 'close'
  | 'clear'
  | 'arrowLeft'
  | 'arrowRight'
  | 'arrowDown'
  | 'search'
  | 'home'
  | 'homeFilled'
  | 'find'
  | 'findFilled'
  | 'order'
  | 'orderFilled'
  | 'book'
  | 'bookFilled'
  | 'user'
  | 'userFilled'
  | 'heart'
  | 'heartFilled'
  | 'star'
  | 'starFilled'
  | 'share'
  | 'comment'
  | 'notice'
  | 'clock'
  | 'location'
  | 'service'
  | 'shield'
  | 'picture'
  | 'link'
  | 'moments'

export type IconProps = {
  name: IconName
  /** Edge in px of a 375 design; default 20. */
  size?: number
  /** A CSS variable; default the colour of the text around it. */
  color?: string
}

/** A line drawing in the colour of the text. Decoration only: what it means stands beside it or in a label. */
export function Icon({ name, size = 20, color }: IconProps) {
  const edge = pxTransform(size * 2)
  return (
    <View
      className={joinClasses(css.icon, css[name])}
      style={{ width: edge, height: edge, ...(color ? { color } : {}) }}
      {...semantics({ 'aria-hidden': true })}
    />
  )
}
