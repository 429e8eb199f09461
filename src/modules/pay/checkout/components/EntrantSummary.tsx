import { maskMobile } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { FormSection } from '@/ui/fields/FormSection'
import { text } from '../../messages'
import css from './EntrantSummary.module.scss'

interface Person {
  readonly name: string
  readonly mobile: string
}

const isPerson = (value: unknown): value is Person =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'mobile' in value &&
  typeof value.mobile === 'string'

/** The people entered on the form screen. */
export function EntrantSummary({ entrants }: { readonly entrants: unknown }) {
  const people = Array.isArray(entrants) ? entrants.filter(isPerson) : []
  if (people.length === 0) return null
  return (
    <FormSection title={text('entrants')}>
      {people.map(({ name, mobile }) => (
        <View key={`${name}${mobile}`} className={css.person}>
          <Text className={css.name}>{name}</Text>
          <Text className={css.mobile}>{maskMobile(mobile)}</Text>
        </View>
      ))}
    </FormSection>
  )
}
