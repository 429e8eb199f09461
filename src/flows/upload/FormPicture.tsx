import { observer } from 'mobx-react'
import type { FieldFrameProps } from '@/ui/fields/Field'
import { ImageUploader } from '@/ui/media/ImageUploader'
import type { FormPictures } from './FormPictures'

type FormPictureProps = FieldFrameProps & {
  readonly pictures: FormPictures
  /** Its name in the form. */
  readonly field: string
  readonly isPrivate?: boolean
  /** Address of the stored picture; '' without one. */
  readonly value: string
  readonly onChange: (address: string) => void
}

/** A form's field for one picture. */
export const FormPicture = observer(function FormPicture(props: FormPictureProps) {
  const { pictures, field, isPrivate, value, onChange, ...frame } = props
  return (
    <ImageUploader
      key={`${field} ${pictures.round}`}
      {...frame}
      max={1}
      value={value ? [value] : []}
      onChange={([address = '']) => onChange(address)}
      {...pictures.of(field, isPrivate)}
    />
  )
})
