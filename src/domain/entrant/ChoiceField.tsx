import { View } from '@tarojs/components'
import { Chip } from '@/ui/content/Chip'
import { Field, type FieldFrameProps } from '@/ui/fields/Field'
import css from './EntrantForm.module.scss'
import { CHOICES_JOINT } from './EntrantQuestion'

interface ChoiceFieldProps extends FieldFrameProps {
  readonly options: readonly string[]
  readonly value: string
  readonly several: boolean
  readonly onChange: (value: string) => void
}

/** Single or multiple choice with all answers visible. The user can deselect the answer of an optional question. */
export function ChoiceField({ options, value, several, onChange, ...frame }: ChoiceFieldProps) {
  const chosen = several ? value.split(CHOICES_JOINT).filter(Boolean) : [value]
  const press = (option: string) => {
    const isChosen = chosen.includes(option)
    if (!several) onChange(isChosen && !frame.required ? '' : option)
    else {
      const next = isChosen ? chosen.filter((one) => one !== option) : [...chosen, option]
      onChange(options.filter((one) => next.includes(one)).join(CHOICES_JOINT))
    }
  }
  return (
    <Field {...frame} bare>
      <View id={frame.id} className={css.choices}>
        {options.map((option, at) => (
          <Chip key={option} id={`${frame.id}-${at}`} selected={chosen.includes(option)} onPress={() => press(option)}>
            {option}
          </Chip>
        ))}
      </View>
    </Field>
  )
}
