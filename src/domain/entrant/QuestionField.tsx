import { DateField } from '@/ui/fields/DateField'
import { TextField } from '@/ui/fields/TextField'
import { ImageUploader, type PictureParts } from '@/ui/media/ImageUploader'
import { ChoiceField } from './ChoiceField'
import type { EntrantQuestion } from './EntrantQuestion'
import { text } from './messages'

/** The pictures of a form by their fields; the screen provides them. */
export interface FieldPictures {
  readonly of: (field: string) => PictureParts
}

interface QuestionFieldProps {
  readonly id: string
  readonly question: EntrantQuestion
  readonly value: string
  readonly error: string | undefined
  readonly pictures: FieldPictures
  /** Whose answer it is: a row's key, nothing for the whole order. */
  readonly row?: string
  readonly onChange: (value: string) => void
}

const KINDS = { text: 'text', mobile: 'phone', idCard: 'idcard' } as const

/** The input field for the type of a question. */
export function QuestionField({ id, question, value, error, pictures, row = '', onChange }: QuestionFieldProps) {
  const { type, name, options, must, placeholder } = question
  const frame = { id, label: name, required: must, error }
  if (type === 'choice' || type === 'choices')
    return (
      <ChoiceField
        {...frame}
        hint={placeholder}
        options={options}
        value={value}
        several={type === 'choices'}
        onChange={onChange}
      />
    )
  if (type === 'date') return <DateField {...frame} value={value} onChange={onChange} />
  if (type === 'image')
    return (
      <ImageUploader
        {...frame}
        hint={placeholder}
        max={1}
        value={value ? [value] : []}
        onChange={([address]) => onChange(address ?? '')}
        {...pictures.of(`${row}/${question.id}`)}
      />
    )
  return (
    <TextField
      {...frame}
      kind={KINDS[type]}
      maxLength={type === 'text' ? 500 : 18}
      placeholder={placeholder || (must ? undefined : text('optional'))}
      value={value}
      onChange={onChange}
    />
  )
}
