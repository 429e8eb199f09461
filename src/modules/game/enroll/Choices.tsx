import { Text, View } from '@tarojs/components'
import { Facts } from '@/ui/content/Facts'
import { Price } from '@/ui/content/Price'
import { joinClasses } from '@/ui/joinClasses'
import { pressProps } from '@/ui/press/pressProps'
import { text } from '../entry/messages'
import css from './Choices.module.scss'

interface Choice {
  readonly id: string
  readonly name: string
  readonly note: string
  /** Fen; null says nothing. */
  readonly price: number | null
  readonly disabled?: boolean
}

interface ChoicesProps {
  /** The ids of the options are `<idPrefix>-<id>`. */
  readonly idPrefix: string
  readonly choices: readonly Choice[]
  readonly chosen: string
  readonly onChoose: (id: string) => void
}

/** One of several categories or tickets. */
export function Choices({ idPrefix, choices, chosen, onChoose }: ChoicesProps) {
  return (
    <View className={css.choices}>
      {choices.map(({ id, name, note, price, disabled = false }) => (
        <View
          key={id}
          id={`${idPrefix}-${id}`}
          className={joinClasses(css.choice, id === chosen && css.chosen, disabled && css.off)}
          {...pressProps(() => onChoose(id), { role: 'radio', checked: id === chosen, disabled })}
        >
          <View className={css.words}>
            <Text className={css.name}>{name}</Text>
            {note !== '' && (
              <View className={css.note}>
                <Facts text={note} />
              </View>
            )}
          </View>
          {price !== null && <Price fen={price} zeroText={text('free')} />}
        </View>
      ))}
    </View>
  )
}
