import type { Entry } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { CheckboxField } from '@/ui/fields/CheckboxField'
import css from './checkin.module.scss'
import { text } from './messages'

interface WhoIsHereProps {
  readonly tickets: readonly Entry[]
  /** Those who are not checked in. */
  readonly left: ReadonlySet<string>
  readonly onToggle: (entryId: string) => void
}

/** The own people who check in together; all are ticked at first. */
export function WhoIsHere({ tickets, left, onToggle }: WhoIsHereProps) {
  return (
    <View id="sign-who" className={css.stack}>
      <Text className={css.name}>{text('who')}</Text>
      {tickets.map(({ id, name }) => (
        <CheckboxField key={id} id={`who-${id}`} label={name} value={!left.has(id)} onChange={() => onToggle(id)} />
      ))}
    </View>
  )
}
