import { View } from '@tarojs/components'
import { pxTransform } from '@tarojs/taro'
import { joinClasses } from '@/ui/joinClasses'
import { semantics } from '@/ui/press/semantics'
import css from './Icon.module.scss'

export type IconProps = {
  /** Class of the icon: `import cartIcon from '@/ui/icon/drawings/cart.module.scss'`, `cartIcon.drawing`. */
  drawing: string
  /** Edge length in px of a 375 design; default 20. */
  size?: number
  /** A CSS variable; by default the colour of the surrounding text. */
  color?: string
}

/** A line icon in the text's colour. Decorative: a text or a label must say what it means. */
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
