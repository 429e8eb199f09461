import { View } from '@tarojs/components'
import { t } from '@/locales/t'
import starIcon from '@/ui/icon/drawings/star.module.scss'
import starFilledIcon from '@/ui/icon/drawings/starFilled.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { joinClasses } from '@/ui/joinClasses'
import { pressProps } from '@/ui/press/pressProps'
import { semantics } from '@/ui/press/semantics'
import css from './Rating.module.scss'

export type RatingProps = {
  value: number
  max?: number
  onChange?: (value: number) => void
  /** What is rated, for screen readers. */
  label?: string
  /** Stars that can be tapped have the ids `<id>-1`, `<id>-2` and so on. */
  id?: string
}

/** Stars; with `onChange` the user can set them. */
export function Rating({ value, max = 5, onChange, label, id }: RatingProps) {
  const spoken = [label, t('ratingOf', { value, max })].filter(Boolean).join(' ')
  return (
    <View
      id={id}
      className={joinClasses(css.rating, onChange && css.input)}
      {...semantics(onChange ? { role: 'radiogroup', 'aria-label': spoken } : { role: 'img', 'aria-label': spoken })}
    >
      {Array.from({ length: max }, (_, index) => index + 1).map((star) => (
        <View
          key={star}
          id={id && `${id}-${star}`}
          className={joinClasses(css.star, star <= Math.round(value) && css.on)}
          {...(onChange
            ? pressProps(() => onChange(star), {
                role: 'radio',
                label: t('ratingOf', { value: star, max }),
                checked: star === value,
              })
            : {})}
        >
          {star <= Math.round(value) ? (
            <Icon drawing={starFilledIcon.drawing} size={onChange ? 28 : 14} />
          ) : (
            <Icon drawing={starIcon.drawing} size={onChange ? 28 : 14} />
          )}
        </View>
      ))}
    </View>
  )
}
