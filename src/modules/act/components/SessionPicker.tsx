import type { ActSession } from '@quanzi/contract'
import { Text } from '@tarojs/components'
import { formatPeriod } from '@/locales/formatPeriod'
import { sessionName } from '@/locales/sessionName'
import { Price } from '@/ui/content/Price'
import { ChoiceCards } from '@/ui/fields/ChoiceCards'
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
  const choices = sessions.map((session) => {
    const { id, state, name, price, startsAt, endsAt } = session
    const end = (
      <>
        {state !== 'open' && <Text className={css.state}>{text(WORDS[state])}</Text>}
        {price > 0 && <Price fen={price} size="small" prefix="+" />}
      </>
    )
    const disabled = state === 'ended' || state === 'closed'
    return {
      id,
      name: sessionName(name, startsAt),
      time: formatPeriod(startsAt, endsAt),
      note: noteOf(session),
      end,
      disabled,
    }
  })
  return <ChoiceCards idPrefix="session" choices={choices} chosen={chosen} onChoose={onChoose} />
}
