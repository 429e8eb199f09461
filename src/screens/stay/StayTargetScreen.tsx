import { type ContentDetail, type RefundStep, stayHours, stayKeys } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { NightPrices } from '@/domain/stay/NightPrices'
import { StayBookingSheet } from '@/domain/stay/StayBookingSheet'
import { StayDatesBar, StayDatesSheet } from '@/domain/stay/StayDatesBar'
import { StayTerms } from '@/domain/stay/StayTerms'
import { useShare } from '@/overlays/share/useShare'
import { navigate } from '@/routes/navigate'
import { ActionBar } from '@/ui/action/ActionBar'
import { ActionIcon } from '@/ui/action/ActionIcon'
import { AppButton } from '@/ui/action/AppButton'
import { ListRow } from '@/ui/content/ListRow'
import { Price } from '@/ui/content/Price'
import { RowGroup } from '@/ui/content/RowGroup'
import shareIcon from '@/ui/icon/drawings/share.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { Gallery } from '@/ui/media/Gallery'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from './messages'
import css from './StayTargetScreen.module.scss'
import { useStayBooking } from './useStayBooking'
import { type StayNights, useStayDates } from './useStayDates'

/** What a room and a package have in common. */
export interface ShownTarget {
  readonly id: string
  readonly kind: 'room' | 'package'
  readonly name: string
  readonly imgs: readonly string[]
  readonly guests: number
  readonly text: string
  /** Fen: of a night of a room, of a whole package. */
  readonly lowest: number | null
  readonly refundRule: readonly RefundStep[]
  /** Of a package. */
  readonly nights?: number
}

interface StayTargetScreenProps {
  readonly iid: number
  readonly title: string
  readonly query: Readonly<Record<string, string>>
  readonly detail: ContentDetail
  readonly target: ShownTarget
  readonly facts: ReactNode
  readonly onRefresh: () => unknown
}

/** A room or package: pictures, facts, dates, nights with prices, cancellation; books it. */
export const StayTargetScreen = observer(function StayTargetScreen(props: StayTargetScreenProps) {
  const { iid, title, query, detail, target, facts, onRefresh } = props
  const of: StayNights = {
    ...{ id: target.id, kind: target.kind },
    ...(target.nights === undefined ? {} : { nights: target.nights }),
  }
  const reopen = () => {
    // The form that asked for other dates goes on with them.
    if (booking.store.open && dates.dates) booking.store.show(booked, dates.dates)
  }
  const dates = useStayDates(iid, of, query, reopen)
  const booking = useStayBooking(iid, dates, query)
  const share = useShare({ title: `${detail.title} · ${target.name}`, desc: target.text, imgUrl: target.imgs[0] ?? '' })
  const chosen = dates.dates
  const booked = {
    ...{ keys: stayKeys(target), title: target.name, guests: target.guests, isPackage: target.kind === 'package' },
    deposit: detail.stay?.deposit?.share,
  }
  const nights = dates.nightPrices
  const isPackage = target.kind === 'package'
  const sum = isPackage ? dates.calendar.cell(chosen?.in ?? '')?.price : sumOf(nights.map(({ price }) => price))
  const price = chosen && sum ? sum : target.lowest
  const { deposit } = detail.stay ?? {}
  return (
    <ScreenFrame
      title={title}
      background="surface"
      wide
      onRefresh={onRefresh}
      footer={
        <ActionBar
          note={price !== null && <Price id="stay-price" fen={price} />}
          icons={
            <ActionIcon
              id="share-button"
              icon={<Icon drawing={shareIcon.drawing} size={20} />}
              text={text('share')}
              onPress={share}
            />
          }
        >
          <AppButton id="book-button" kind="accent" stretch onPress={() => void booking.book(booked)}>
            {text(chosen ? 'book' : 'choose')}
          </AppButton>
        </ActionBar>
      }
    >
      <View className={css.panes}>
        <View className={css.media}>
          <Gallery pictures={target.imgs.map((src) => ({ src, alt: target.name }))} ratio={3 / 2} />
        </View>
        <View className={css.words}>
          <Text id="detail-title" className={css.title}>
            {target.name}
          </Text>
          {target.text !== '' && <Text className={css.text}>{target.text}</Text>}
          <StayDatesBar store={dates} />
          {!isPackage && <NightPrices nights={nights} />}
          <RowGroup flush>
            <ListRow
              id="stay-item"
              title={text('of')}
              value={detail.title}
              onPress={() => void navigate('campsite.detail', { iid, campsiteId: detail.id, ...chosen })}
            />
          </RowGroup>
          {facts}
          {deposit && (
            <Text className={css.text}>{text('deposit', { share: deposit.share, hours: deposit.balanceHours })}</Text>
          )}
          <StayTerms
            rules={detail.stay?.rules ?? []}
            refundRule={target.refundRule}
            startsAt={chosen ? stayHours(chosen).startsAt : null}
          />
        </View>
      </View>
      <StayBookingSheet store={booking.store} onDates={() => dates.show()} onSend={() => void booking.send()} />
      <StayDatesSheet store={dates} />
    </ScreenFrame>
  )
})

const sumOf = (prices: readonly number[]): number => prices.reduce((sum, price) => sum + price, 0)
