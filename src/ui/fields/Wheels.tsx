import { PickerView, PickerViewColumn, View } from '@tarojs/components'
import css from './Wheels.module.scss'
import type { WheelsProps } from './WheelsProps'
import { wheelValue } from './wheelWords'

/** The platform's wheels without its sheet. */
export function Wheels({ id, wheels, onTurn }: WheelsProps) {
  const turn = (places: readonly number[]) => {
    for (const [at, { part, values, value }] of wheels.entries()) {
      const next = values[places[at] ?? 0]
      if (next !== undefined && next !== value) onTurn(part, next)
    }
  }
  return (
    <PickerView
      id={id}
      className={css.wheels}
      value={wheels.map(({ values, value }) => values.indexOf(value))}
      onChange={({ detail }) => turn(detail.value)}
    >
      {wheels.map(({ part, values }) => (
        <PickerViewColumn key={part}>
          {values.map((value) => (
            <View key={value} className={css.row}>
              {wheelValue(part, value)}
            </View>
          ))}
        </PickerViewColumn>
      ))}
    </PickerView>
  )
}
