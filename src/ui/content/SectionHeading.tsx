import { Text, View } from '@tarojs/components'
import arrowRightIcon from '@/ui/icon/drawings/arrowRight.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { pressProps } from '@/ui/press/pressProps'
import { semantics } from '@/ui/press/semantics'
import css from './SectionHeading.module.scss'

export type SectionHeadingProps = { title: string; note?: string; actionText?: string; onAction?: () => void }

export function SectionHeading({ title, note, actionText, onAction }: SectionHeadingProps) {
  return (
    <View className={css.heading}>
      <View className={css.words}>
        <Text className={css.title} {...semantics({ role: 'heading', 'aria-level': 2 })}>
          {title}
        </Text>
        {note && <Text className={css.note}>{note}</Text>}
      </View>
      {actionText && onAction && (
        <View
          className={css.action}
          {...pressProps(() => onAction(), { role: 'link', label: `${title} ${actionText}` })}
        >
          <Text>{actionText}</Text>
          <Icon drawing={arrowRightIcon.drawing} size={10} />
        </View>
      )}
    </View>
  )
}
