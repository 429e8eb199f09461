import { Text } from '@tarojs/components'
import { semantics } from '@/ui/press/semantics'
import css from './Field.module.scss'

export function FieldError({ error }: { error?: string }) {
  if (!error) return null
  return (
    <Text className={css.error} {...semantics({ role: 'alert' })}>
      {error}
    </Text>
  )
}
