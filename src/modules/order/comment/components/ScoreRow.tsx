import { Text, View } from '@tarojs/components'
import { Rating } from '@/ui/content/Rating'
import { FieldError } from '@/ui/fields/FieldError'
import css from './ScoreRow.module.scss'

interface ScoreRowProps {
  readonly id: string
  readonly label: string
  readonly value: number
  readonly error?: string | undefined
  readonly onChange: (score: number) => void
}

/** What is rated at the left, its stars at the right. */
export function ScoreRow({ id, label, value, error, onChange }: ScoreRowProps) {
  return (
    <View id={`${id}-field`}>
      <View className={css.row}>
        <Text className={css.label}>{label}</Text>
        <Rating id={id} label={label} value={value} onChange={onChange} />
      </View>
      <FieldError error={error} />
    </View>
  )
}
