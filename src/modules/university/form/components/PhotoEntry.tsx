import type { FieldFrameProps } from '@/ui/fields/Field'
import { PickerField } from '@/ui/fields/PickerField'
import { text } from '../../messages'
import css from './GroupForm.module.scss'

interface PhotoEntryProps extends FieldFrameProps {
  readonly passed: boolean
  readonly onPress: () => void
}

/** The entry of the face photo: opens its preview after approval, the guide before. */
export function PhotoEntry({ passed, ...field }: PhotoEntryProps) {
  return (
    <PickerField
      {...field}
      value={passed ? text('photoPassed') : ''}
      valueClass={css.passed}
      placeholder={text('photoOpen')}
      icon={passed ? 'check' : 'arrowRight'}
      press={{ role: 'link' }}
    />
  )
}
