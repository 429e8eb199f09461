import { COMPONENT_TYPE, imagesOf, PICKER_SEPARATOR } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Field } from '@/ui/fields/Field'
import { Picture } from '@/ui/media/Picture'
import { text } from '../../messages'
import type { FormRow } from '../FormRow'
import css from './GroupForm.module.scss'
import { PhotoEntry } from './PhotoEntry'

interface SavedRowProps {
  readonly row: FormRow
  readonly onOpenPhoto: (row: FormRow) => void
}

/** The saved answer of a field in a read-only form. */
export const SavedRow = observer(function SavedRow({ row, onOpenPhoto }: SavedRowProps) {
  const { component, value } = row
  if (!row.isShown || component.type === COMPONENT_TYPE.caption) return null
  const frame = { id: `field-${row.id}`, label: component.name }
  if (row.isPhoto && value !== '') return <PhotoEntry {...frame} passed onPress={() => onOpenPhoto(row)} />
  return (
    <Field {...frame} bare>
      {component.type === COMPONENT_TYPE.images && value !== '' ? (
        <View className={css.pictures}>
          {imagesOf(value).map((address) => (
            <View key={address} className={css.picture}>
              <Picture src={address} alt={component.name} ratio={1} radius="control" lazy={false} />
            </View>
          ))}
        </View>
      ) : (
        <Text id={frame.id} className={css.saved} selectable userSelect>
          {value.split(PICKER_SEPARATOR).join(' / ') || text('notSaved')}
        </Text>
      )}
    </Field>
  )
})
