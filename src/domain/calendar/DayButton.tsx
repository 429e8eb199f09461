import { Text, View } from '@tarojs/components'
import { priceNumber } from '@/ui/content/priceNumber'
import { joinClasses } from '@/ui/joinClasses'
import { pressProps } from '@/ui/press/pressProps'
import { semantics } from '@/ui/press/semantics'
import css from './DayButton.module.scss'
import type { DayCell } from './DayCell'
import { dayWords } from './dayWords'
import { text } from './messages'

/** From this number on what is left is not said: it presses nobody. */
const FEW = 10

/** Readers hear it with the number. */
const SEEN_ONLY = { 'aria-hidden': true } as const

export interface RangeEnds {
  readonly in: string
  readonly out: string
}

interface DayButtonProps {
  readonly id: string
  readonly date: string
  readonly cell: DayCell | undefined
  readonly isToday: boolean
  readonly part: '' | 'in' | 'out' | 'between'
  /** The words for the ends of a range; null where one day is chosen. */
  readonly ends: RangeEnds | null
  /** Absent for a day that cannot be chosen. */
  readonly onPress: ((date: string) => void) | undefined
}

/** A day: its number, the price, what is left, and whether it is certain to take place. */
export function DayButton({ id, date, cell, isToday, part, ends, onPress }: DayButtonProps) {
  const isEnd = part === 'in' || part === 'out'
  const word = ends && isEnd ? ends[part] : ''
  const shown = cell?.state === 'open' || cell?.state === 'full' ? cell : undefined
  const note = word || noteOf(shown)
  const words = dayWords(date, shown, word, onPress !== undefined)
  return (
    <View
      id={id}
      className={joinClasses(
        css.day,
        isEnd && css.chosen,
        part === 'between' && css.between,
        !(onPress && shown?.state !== 'full') && !isEnd && css.faded,
      )}
      {...pressProps(() => onPress?.(date), {
        disabled: !onPress,
        pressed: part !== '',
      })}
    >
      {/* The words are on the number: as the button's own label they would hide its text from who speaks it. */}
      <Text className={css.number} {...semantics({ role: 'img', 'aria-label': words })}>
        {isToday ? text('today') : String(Number(date.slice(8)))}
      </Text>
      {shown && (
        <Text className={css.price} {...semantics(SEEN_ONLY)}>
          {text('price', { amount: priceNumber(shown.price) })}
        </Text>
      )}
      {note !== '' && (
        <Text className={css.note} {...semantics(SEEN_ONLY)}>
          {note}
        </Text>
      )}
      {shown?.isConfirmed && shown.state === 'open' && (
        <Text className={css.sure} {...semantics(SEEN_ONLY)}>
          {text('confirmed')}
        </Text>
      )}
    </View>
  )
}

function noteOf(cell: DayCell | undefined): string {
  if (!cell) return ''
  if (cell.state === 'full') return text('full')
  return cell.left <= FEW ? text('left', { count: cell.left }) : ''
}
