import { View } from '@tarojs/components'
import addIcon from '@/ui/icon/drawings/add.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { pressProps } from '@/ui/press/pressProps'
import css from './AddToCartButton.module.scss'
import { text } from './messages'

interface AddToCartButtonProps {
  readonly id: string
  readonly title: string
  readonly onPress: () => void
}

/** The round button at the end of goods in a list. The goods are a link, so this is its sibling and not its child. */
export function AddToCartButton({ id, title, onPress }: AddToCartButtonProps) {
  return (
    <View id={id} className={css.target} {...pressProps(onPress, { label: text('add', { title }) })}>
      <View className={css.disc}>
        <Icon drawing={addIcon.drawing} size={14} color="var(--on-accent)" />
      </View>
    </View>
  )
}
