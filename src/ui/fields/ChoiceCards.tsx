import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Facts } from '@/ui/content/Facts'
import { joinClasses } from '@/ui/joinClasses'
import { pressProps } from '@/ui/press/pressProps'
import css from './ChoiceCards.module.scss'

interface Choice {
  readonly id: string
  readonly name: string
  /** A line of its own below the name, e.g. a time. */
  readonly time?: string
  /** Facts with points between them. */
  readonly note: string
  /** At the right end: a price, a state. */
  readonly end: ReactNode
  readonly disabled?: boolean
}

interface ChoiceCardsProps {
  /** The ids of the options are `<idPrefix>-<id>`. */
  readonly idPrefix: string
  readonly choices: readonly Choice[]
  readonly chosen: string | undefined
  readonly onChoose: (id: string) => void
}

/** One of several sessions, categories or tickets, each on a card. */
export function ChoiceCards({ idPrefix, choices, chosen, onChoose }: ChoiceCardsProps) {
  return (
    <View className={css.choices}>
      {choices.map(({ id, name, time, note, end, disabled = false }) => (
        <View
          key={id}
          id={`${idPrefix}-${id}`}
          className={joinClasses(css.choice, id === chosen && css.chosen, disabled && css.off)}
          {...pressProps(() => onChoose(id), { role: 'radio', checked: id === chosen, disabled })}
        >
          <View className={css.words}>
            <Text className={css.name}>{name}</Text>
            {time && <Text className={css.time}>{time}</Text>}
            {note !== '' && (
              <View className={css.note}>
                <Facts text={note} />
              </View>
            )}
          </View>
          <View className={css.end}>{end}</View>
        </View>
      ))}
    </View>
  )
}
