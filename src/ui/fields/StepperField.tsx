import { Field, type FieldFrameProps } from './Field'
import css from './Field.module.scss'
import { Stepper } from './Stepper'
import { TextInput } from './TextInput'

export type StepperFieldProps = FieldFrameProps & {
  /** What stands in the field, as it was typed. */
  value: string
  onChange: (value: string) => void
  /** The number that is meant, from which the buttons go on. */
  amount: number
  onStep: (amount: number) => void
  min: number
  max: number
  step: number
}

/** A decimal between two buttons that keep it within its bounds; it can be typed too. */
export function StepperField({ value, onChange, amount, onStep, min, max, step, ...frame }: StepperFieldProps) {
  const { id, label } = frame
  return (
    <Field {...frame}>
      <Stepper id={id && `${id}-step`} label={label} value={amount} {...{ min, max, step }} onChange={onStep}>
        <TextInput
          id={id}
          className={css.input}
          kind="decimal"
          value={value}
          maxLength={140}
          label={label}
          disabled={frame.disabled}
          wrong={Boolean(frame.error)}
          onChange={onChange}
        />
      </Stepper>
    </Field>
  )
}
