import { Text } from '@tarojs/components'
import { useEffect } from 'react'
import { overlays } from '@/ui/feedback/Overlays'
import { semantics } from '@/ui/press/semantics'
import css from './Field.module.scss'

/** What is wrong with a field; the only place that shows it, so no toast repeats the words meanwhile. */
export function FieldError({ error }: { error?: string }) {
  useEffect(() => (error ? overlays.fieldSays(error) : undefined), [error])
  if (!error) return null
  return (
    <Text className={css.error} {...semantics({ role: 'alert' })}>
      {error}
    </Text>
  )
}
