import { View } from '@tarojs/components'
import { pxTransform } from '@tarojs/taro'
import { joinClasses } from '@/ui/joinClasses'
import { semantics } from '@/ui/press/semantics'
import css from './Icon.module.scss'

export type IconProps = {
  /** Class of its drawing: `import cartIcon from '@/ui/icon/drawings/cart.module.scss'`, `cartIcon.drawing`. */
  drawing: string
  /** Edge in px of a 375 design; default 20. */
  size?: number
  /** A CSS variable; default the colour of the text around it. */
  color?: string
}

/** A line drawing in the colour of the text. Decoration only: what it means stands beside it or in a label. */
export function Icon({ drawing, size = 20, color }: IconProps) {
  const edge = pxTransform(size * 2)
  return (
    <View
      className={joinClasses(css.icon, drawing)}
      style={{ width: edge, height: edge, ...(color ? { color } : {}) }}
      {...semantics({ 'aria-hidden': true })}
    />
  )
}
