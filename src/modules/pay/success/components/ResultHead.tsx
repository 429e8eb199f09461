import { Text, View } from '@tarojs/components'
import { Spinner } from '@/ui/feedback/Spinner'
import checkIcon from '@/ui/icon/drawings/check.module.scss'
import clockIcon from '@/ui/icon/drawings/clock.module.scss'
import closeIcon from '@/ui/icon/drawings/close.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { joinClasses } from '@/ui/joinClasses'
import { text } from '../../messages'
import type { PayResultState } from '../SuccessStore'
import css from './ResultHead.module.scss'

interface ResultHeadProps {
  readonly state: PayResultState
  readonly message: string
  /** True for an activity: explains the ticket. */
  readonly enrolled: boolean
  /** In other words than usual. */
  readonly title?: string | undefined
}

const TITLES = {
  checking: 'checking',
  paid: 'success',
  pending: 'pending',
  unpaid: 'notPaid',
  closed: 'closed',
  missing: 'noTrade',
  failed: 'pending',
} as const

/** The result as an icon and a sentence. */
export function ResultHead({ state, message, enrolled, title }: ResultHeadProps) {
  const note =
    state === 'paid'
      ? enrolled && text(title ? 'showTicket' : 'successEnrolled')
      : state === 'checking'
        ? text('checkingNote')
        : state === 'pending' || state === 'closed'
          ? text(`${state}Note`)
          : message
  return (
    <View className={css.head}>
      <View className={joinClasses(css.sign, css[state])}>{signOf(state)}</View>
      <Text id="pay-result" className={css.title}>
        {title ?? text(TITLES[state])}
      </Text>
      {note && <Text className={css.note}>{note}</Text>}
    </View>
  )
}

function signOf(state: PayResultState) {
  if (state === 'checking') return <Spinner />
  if (state === 'paid') return <Icon drawing={checkIcon.drawing} size={32} color="var(--on-brand)" />
  if (state === 'closed' || state === 'missing')
    return <Icon drawing={closeIcon.drawing} size={28} color="var(--text-2)" />
  return <Icon drawing={clockIcon.drawing} size={32} color="var(--warning)" />
}
