import { Text } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { useScreenHide, useScreenShow } from '@/platform/lifecycle/screenHooks'
import { overlays } from '@/ui/feedback/Overlays'
import { semantics } from '@/ui/press/semantics'
import css from './Field.module.scss'

/** What is wrong with a field; the only place that shows it, so no toast repeats the words meanwhile. */
export function FieldError({ error }: { error?: string }) {
  return error ? <ShownError error={error} /> : null
}

function ShownError({ error }: { readonly error: string }) {
  const [inFront, setInFront] = useState(true)
  useScreenShow(() => setInFront(true))
  useScreenHide(() => setInFront(false))
  // Behind another screen it is not read: there a toast with the same words is about something else.
  useEffect(() => (inFront ? overlays.fieldSays(error) : undefined), [error, inFront])
  return (
    <Text className={css.error} {...semantics({ role: 'alert' })}>
      {error}
    </Text>
  )
}
