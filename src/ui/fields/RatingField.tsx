import { Text, View } from '@tarojs/components'
import { Rating } from '@/ui/content/Rating'
import { FieldError } from './FieldError'
import css from './RatingField.module.scss'

interface RatingFieldProps {
  readonly id: string
  readonly label: string
  readonly value: number
  /** Says the score in a word. */
  readonly word?: string
  readonly error?: string | undefined
  readonly onChange: (score: number) => void
}

/** The label at the left, its stars at the right. */
export function RatingField({ id, label, value, word, error, onChange }: RatingFieldProps) {
  return (
    <View id={`${id}-field`}>
      <View className={css.row}>
        <View className={css.named}>
          <Text className={css.label}>{label}</Text>
          {word && (
            <Text id={`${id}-word`} className={css.word}>
              {word}
            </Text>
          )}
        </View>
        <Rating id={id} label={label} value={value} onChange={onChange} />
      </View>
      <FieldError error={error} />
    </View>
  )
}
