import type { ActSession } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { formatPeriod } from '@/locales/formatPeriod'
import { sessionName } from '@/locales/sessionName'
import { Price } from '@/ui/content/Price'
import { joinClasses } from '@/ui/joinClasses'
import { pressProps } from '@/ui/press/pressProps'
import { text } from '../messages'
import css from './SessionPicker.module.scss'

interface SessionPickerProps {
  readonly sessions: readonly ActSession[]
  readonly chosen: string | undefined
  readonly onChoose: (id: string) => void
}

function noteOf(session: ActSession): string {
  const { ageFrom, ageTo, minGroup, state, stock, sold } = session
  const ages =
    ageFrom !== null && ageTo !== null
      ? text('agesFromTo', { from: ageFrom, to: ageTo })
      : ageFrom !== null
        ? text('agesFrom', { from: ageFrom })
        : ageTo !== null
          ? text('agesTo', { to: ageTo })
          : ''
  const seats = state === 'open' ? text('seatsLeft', { count: Math.max(0, stock - sold) }) : ''
  const group = minGroup > 1 ? text('minGroup', { count: minGroup }) : ''
  return [seats, ages, group].filter(Boolean).join(' · ')
}

const WORDS = { full: 'full', ended: 'ended', closed: 'sessionClosed' } as const

/** The sessions of an activity. Choosing a full one means waiting for a place. */
export function SessionPicker({ sessions, chosen, onChoose }: SessionPickerProps) {
  return (
    <View className={css.sessions}>
      {sessions.map((session) => {
        const { id, state, name, price } = session
        const off = state === 'ended' || state === 'closed'
        return (
          <View
            key={id}
            id={`session-${id}`}
            className={joinClasses(css.session, id === chosen && css.chosen, off && css.off)}
            {...pressProps(() => onChoose(id), { role: 'radio', checked: id === chosen, disabled: off })}
          >
            <View className={css.words}>
              <Text className={css.name}>{sessionName(name, session.startsAt)}</Text>
              <Text className={css.time}>{formatPeriod(session.startsAt, session.endsAt)}</Text>
              <Text className={css.note}>{noteOf(session)}</Text>
            </View>
            <View className={css.end}>
              {state !== 'open' && <Text className={css.state}>{text(WORDS[state])}</Text>}
              {price > 0 && <Price fen={price} size="small" prefix="+" />}
            </View>
          </View>
        )
      })}
    </View>
  )
}
