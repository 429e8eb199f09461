import { type CampaignField, shanghaiDay } from '@quanzi/contract'
import { serverNow } from '@/platform/serverClock'
import { DateField } from '@/ui/fields/DateField'
import { SelectField } from '@/ui/fields/SelectField'
import { TextAreaField } from '@/ui/fields/TextAreaField'
import { TextField } from '@/ui/fields/TextField'

interface CampaignFieldInputProps {
  readonly field: CampaignField
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
}

/** The input of one field of a campaign's form. */
export function CampaignFieldInput({ field, value, error, onChange }: CampaignFieldInputProps) {
  const { id, name, type, options, must } = field
  const frame = { id: `field-${id}`, label: name, required: must, error, value, onChange }
  const today = shanghaiDay(serverNow())
  switch (type) {
    case 'choice':
      return <SelectField {...frame} options={options.map((option) => ({ value: option, text: option }))} />
    case 'date':
      return <DateField {...frame} min={today} />
    case 'birthday':
      return <DateField {...frame} max={today} />
    case 'address':
      return <TextAreaField {...frame} limit={120} />
    case 'count':
      return <TextField {...frame} kind="number" maxLength={2} />
    case 'text':
      return <TextField {...frame} maxLength={60} />
  }
}
