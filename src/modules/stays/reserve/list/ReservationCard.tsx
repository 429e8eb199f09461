import { nightCount, type Reservation, type ReservationState, shanghaiDay } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { TicketCode } from '@/domain/order/TicketCode'
import { dayWords, nightWords } from '@/domain/stay/stayWords'
import { formatMoment } from '@/locales/formatMoment'
import { joinWords } from '@/locales/joinWords'
import { serverNow } from '@/platform/serverClock'
import { AppButton } from '@/ui/action/AppButton'
import { Card } from '@/ui/content/Card'
import { Countdown } from '@/ui/content/Countdown'
import { Price } from '@/ui/content/Price'
import { priceNumber } from '@/ui/content/priceNumber'
import { StatusTag, type StatusTone } from '@/ui/content/StatusTag'
import arrowRightIcon from '@/ui/icon/drawings/arrowRight.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { Picture } from '@/ui/media/Picture'
import { pressProps } from '@/ui/press/pressProps'
import { text } from '../messages'
import css from './ReservationCard.module.scss'

const TONES: Readonly<Record<ReservationState, StatusTone>> = {
  unpaid: 'warning',
  deposit: 'warning',
  paid: 'success',
  used: 'plain',
  refunding: 'warning',
  cancelled: 'plain',
}

/** A button of the card. */
type ReservationButton = keyof typeof WORDS
export type ReservationAct = ReservationButton | 'order' | 'expired'

interface ReservationCardProps {
  readonly row: Reservation
  readonly onAct: (act: ReservationAct, row: Reservation) => void
}

/** What a cancellation would return, or until when it is possible. */
export function refundWords({ state, refund, cancelBefore }: Reservation): string {
  if (state !== 'paid' || !refund) return ''
  if (refund.share === 0) return text('refundNone')
  const now = text('refundNow', { yuan: priceNumber(refund.amount), share: refund.share })
  return cancelBefore === null ? now : `${now} · ${text('refundBefore', { time: formatMoment(cancelBefore, 'at') })}`
}

function actsOf({ state, refund, canChange, lat, phone }: Reservation): readonly ReservationButton[] {
  const after = state === 'used' || state === 'cancelled'
  return [
    ...(lat === null || after ? [] : (['way'] as const)),
    ...(phone === '' || after ? [] : (['call'] as const)),
    ...(canChange ? (['change'] as const) : []),
    ...(state === 'unpaid' || (state === 'paid' && refund?.share !== 0) ? (['cancel'] as const) : []),
    ...(after ? (['again'] as const) : []),
    ...(state === 'unpaid' ? (['pay'] as const) : []),
    ...(state === 'deposit' ? (['balance'] as const) : []),
  ]
}

const WORDS = {
  way: 'way',
  call: 'call',
  change: 'change',
  cancel: 'cancel',
  again: 'again',
  pay: 'pay',
  balance: 'payBalance',
} as const

/** A reservation: where, when, for whom, its code on the day, and what can be done with it. */
export const ReservationCard = observer(function ReservationCard({ row, onAct }: ReservationCardProps) {
  const { orderId, state, guests } = row
  const isToday = shanghaiDay(serverNow()) >= row.in
  const refund = refundWords(row)
  const primary: readonly ReservationAct[] = ['pay', 'balance', 'again']
  return (
    <View id={`reservation-${orderId}`}>
      <Card>
        <View id={`order-${orderId}`} className={css.head} {...pressProps(() => onAct('order', row), { role: 'link' })}>
          <Text className={css.place}>{row.place}</Text>
          <Icon drawing={arrowRightIcon.drawing} size={12} color="var(--text-3)" />
          <StatusTag tone={TONES[state]} look="word">
            {text(state === 'cancelled' ? 'isCancelled' : state)}
          </StatusTag>
        </View>
        <View className={css.body}>
          <View className={css.cover}>
            <Picture src={row.img} ratio={4 / 3} radius="control" />
          </View>
          <View className={css.words}>
            <Text className={css.title}>{row.title}</Text>
            <Text className={css.dates}>{`${dayWords(row.in)} – ${dayWords(row.out)}`}</Text>
            <Text className={css.note}>
              {`${nightWords(nightCount(row))} · ${text('rooms', { count: row.rooms, people: row.guestNum })}`}
            </Text>
            {guests.length > 0 && <Text className={css.note}>{text('guests', { names: joinWords(guests) })}</Text>}
            <Price fen={row.payable} size="small" tone="plain" />
          </View>
        </View>
        {state === 'unpaid' && row.expireAt !== null && (
          <View className={css.note}>
            <Countdown until={row.expireAt} prefix={text('payLeft')} onEnd={() => onAct('expired', row)} />
          </View>
        )}
        {state === 'deposit' && row.balanceBefore !== null && (
          <Text className={css.note}>{text('balanceBefore', { time: formatMoment(row.balanceBefore, 'at') })}</Text>
        )}
        {row.code !== '' &&
          (isToday && state === 'paid' ? (
            <TicketCode
              title={text('code')}
              code={{ code: row.code, name: guests[0] ?? '', used: false, usedAt: null }}
            />
          ) : (
            <Text className={css.note}>{`${text('code')} ${row.code}`}</Text>
          ))}
        {refund !== '' && (
          <Text id={`refund-${orderId}`} className={css.note}>
            {refund}
          </Text>
        )}
        <View className={css.acts}>
          {actsOf(row).map((act) => (
            <AppButton
              key={act}
              id={`${act}-${orderId}`}
              size="small"
              kind={primary.includes(act) ? 'primary' : 'secondary'}
              onPress={() => onAct(act, row)}
            >
              {text(WORDS[act])}
            </AppButton>
          ))}
        </View>
      </Card>
    </View>
  )
})
