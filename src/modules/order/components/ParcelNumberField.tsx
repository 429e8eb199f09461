import { scan } from '@/platform/scan'
import { AppButton } from '@/ui/action/AppButton'
import { TextField } from '@/ui/fields/TextField'
import { text } from '../messages'

interface ParcelNumberFieldProps {
  /** Prefix of the ids of the field and its button. */
  readonly idPrefix: string
  readonly value: string
  readonly wrong: boolean
  /** What the gateway has refused this number with. */
  readonly refusal?: string | undefined
  readonly onChange: (value: string) => void
  readonly onSubmit: () => void
}

/** A field for the number of a parcel, typed or scanned. */
export function ParcelNumberField({ idPrefix, value, wrong, refusal, onChange, onSubmit }: ParcelNumberFieldProps) {
  const read = async () => {
    const found = await scan.scan()
    if (found.ok) onChange(found.value.trim())
  }
  return (
    <TextField
      id={`${idPrefix}-number`}
      label={text('shipNumber')}
      required
      placeholder={text('shipNumberHint')}
      maxLength={32}
      value={value}
      onChange={onChange}
      onSubmit={onSubmit}
      error={wrong ? text('shipNumberWrong') : refusal}
      side={
        <AppButton id={`${idPrefix}-scan`} size="small" kind="ghost" onPress={() => void read()}>
          {text('scan')}
        </AppButton>
      }
    />
  )
}
