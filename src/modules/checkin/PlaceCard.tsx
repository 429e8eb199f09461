import type { CheckinPlace } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { formatMoment } from '@/locales/formatMoment'
import { serverNow } from '@/platform/serverClock'
import { AppButton } from '@/ui/action/AppButton'
import { Card } from '@/ui/content/Card'
import { StatusTag } from '@/ui/content/StatusTag'
import { SwitchField } from '@/ui/fields/SwitchField'
import css from './checkin.module.scss'
import { placeWords } from './checkinWords'
import { text } from './messages'

interface PlaceCardProps {
  readonly place: CheckinPlace
  readonly asStaff: boolean
  readonly onCode: () => void
  readonly onOpen: (on: boolean) => void
  readonly onHours: () => void
  /** Null for a place without a position. */
  readonly onWay: (() => void) | null
  readonly onCheckIn: () => void
}

/** A place: its state, hours and way; for staff its switch and code. */
export function PlaceCard({ place, asStaff, onCode, onOpen, onHours, onWay, onCheckIn }: PlaceCardProps) {
  const { id, name, address, from, to, count, open, done } = place
  const { words, tone } = placeWords(place, serverNow())
  return (
    <Card>
      <View id={`place-${id}`} className={css.card}>
        <View className={css.head}>
          <Text className={css.name}>{name}</Text>
          <StatusTag tone={tone} look="word">
            {words}
          </StatusTag>
        </View>
        {address !== '' && <Text className={css.note}>{address}</Text>}
        {from !== null && to !== null && (
          <Text className={css.note}>
            {text('hours', { from: formatMoment(from, 'at'), to: formatMoment(to, 'time') })}
          </Text>
        )}
        <Text className={css.note}>{text('count', { count })}</Text>
        {asStaff && <SwitchField id={`place-open-${id}`} label={text('openPlace')} value={open} onChange={onOpen} />}
        <View className={css.acts}>
          {onWay && (
            <AppButton id={`place-way-${id}`} size="small" onPress={onWay}>
              {text('way')}
            </AppButton>
          )}
          {asStaff && (
            <AppButton id={`place-hours-${id}`} size="small" onPress={onHours}>
              {text('setHours')}
            </AppButton>
          )}
          {asStaff && (
            <AppButton id={`place-code-${id}`} size="small" kind="primary" onPress={onCode}>
              {text('showCode')}
            </AppButton>
          )}
          {!asStaff && !done && open && (
            <AppButton id={`place-sign-${id}`} size="small" kind="primary" onPress={onCheckIn}>
              {text('checkHere')}
            </AppButton>
          )}
        </View>
      </View>
    </Card>
  )
}
