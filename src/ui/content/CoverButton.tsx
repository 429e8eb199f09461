import { View } from '@tarojs/components'
import { Icon } from '@/ui/icon/Icon'
import { joinClasses } from '@/ui/joinClasses'
import { usePop } from '@/ui/motion/usePop'
import { pressProps } from '@/ui/press/pressProps'
import css from './CoverButton.module.scss'

interface CoverButtonProps {
  readonly id: string
  /** Class of the icon. */
  readonly icon: string
  /** A CSS variable; white by default. */
  readonly color?: string
  readonly label: string
  readonly pressed: boolean
  readonly onPress: () => void
}

/**
 * A button on a picture that sets a mark. The card itself is a button, so this one is its sibling and not its child.
 */
export function CoverButton({ id, icon, color = 'var(--on-toast)', label, pressed, onPress }: CoverButtonProps) {
  return (
    <View id={id} className={css.target} {...pressProps(onPress, { label, pressed })}>
      <View className={joinClasses(css.disc, usePop(pressed))}>
        <Icon drawing={icon} size={14} color={color} />
      </View>
    </View>
  )
}
