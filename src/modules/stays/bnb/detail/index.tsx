import { MODULE_TYPE, type StayRoom, stayHours, stayKeys } from '@quanzi/contract'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { ContentBody } from '@/domain/detail/ContentBody'
import { DetailScreen } from '@/domain/detail/DetailScreen'
import { NightPrices } from '@/domain/stay/NightPrices'
import { StayBookingSheet } from '@/domain/stay/StayBookingSheet'
import { StayDatesBar, StayDatesFoot, StayDatesSheet } from '@/domain/stay/StayDatesBar'
import { StayOfferCard } from '@/domain/stay/StayOfferCard'
import { FacilityList, StayTerms } from '@/domain/stay/StayTerms'
import { useShare } from '@/overlays/share/useShare'
import { useRoute } from '@/routes/useRoute'
import { useDetailPage } from '@/screens/detail/useDetailPage'
import { bookWords } from '@/screens/stay/bookWords'
import { text as stayText } from '@/screens/stay/messages'
import { PlaceMap, PlaceRows } from '@/screens/stay/PlaceRows'
import { useStayBooking } from '@/screens/stay/useStayBooking'
import { useStayDates } from '@/screens/stay/useStayDates'
import { useStayOffers } from '@/screens/stay/useStayOffers'
import { useSession } from '@/session/SessionProvider'
import { AppButton } from '@/ui/action/AppButton'
import { ButtonLines } from '@/ui/action/ButtonLines'
import { NoticeBar } from '@/ui/content/NoticeBar'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { text } from '../messages'

function BnbDetail() {
  const { iid, params, query } = useRoute<'bnb.detail'>()
  const { bnbId: id } = params
  const { member } = useSession()
  const page = useDetailPage({ iid, moduleType: MODULE_TYPE.campsite, id })
  const { detail } = page.detail
  const stay = detail?.stay
  const offers = useStayOffers(iid, id)
  // The button of the bar is for the first room that is free.
  const rooms = offers.sorted('room', stay?.rooms ?? [])
  const [chosenRoom, setChosenRoom] = useState('')
  const room = rooms.find((one) => one.id === chosenRoom) ?? rooms[0]
  const dates = useStayDates(iid, { id, kind: 'bnb' }, query, () => {
    void offers.load(dates.dates)
    if (room && booking.store.open && dates.dates) booking.store.show(bookedOf(room, stay?.deposit?.share), dates.dates)
  })
  const booking = useStayBooking(iid, dates, query)
  const share = useShare({ title: page.detail.title, desc: detail?.summary ?? '', imgUrl: detail?.cover ?? '' })
  useEffect(() => void offers.load(dates.dates), [offers, dates])
  const chosen = dates.dates
  const offer = room && offers.offer('room', room.id)
  const isFull = Boolean(chosen && offer && (offer.total === null || offer.left === 0))
  const press = (one: StayRoom) => {
    setChosenRoom(one.id)
    void booking.book(bookedOf(one, stay?.deposit?.share))
  }
  return (
    <DetailScreen
      page={page}
      title={text('detail')}
      requireMember={() => member.requireMember()}
      onShare={share}
      ofPlace
      ratio={3 / 2}
      facts={
        detail &&
        stay && (
          <>
            <PlaceRows iid={iid} detail={detail} />
            <FacilityList facilities={stay.facilities} />
            <SectionHeading title={text('rooms')} />
            <StayDatesBar store={dates} />
            {offers.failed && (
              <NoticeBar text={stayText('offersFailed')} onPress={() => void offers.load(dates.dates)} />
            )}
            {rooms.map((one) => (
              <StayOfferCard
                key={one.id}
                id={`room-${one.id}`}
                item={one}
                offer={offers.offer('room', one.id)}
                onPress={() => press(one)}
              />
            ))}
            {rooms.length === 1 && <NightPrices nights={dates.nightPrices} />}
          </>
        )
      }
      body={detail && <ContentBody detail={detail} />}
      after={
        detail &&
        stay && (
          <>
            <PlaceMap detail={detail} />
            <StayTerms
              rules={stay.rules}
              refundRule={room?.refundRule ?? detail.refundRule ?? []}
              startsAt={chosen ? stayHours(chosen).startsAt : null}
            />
          </>
        )
      }
      primary={
        room && (
          <AppButton id="book-button" kind="accent" stretch disabled={isFull} onPress={() => press(room)}>
            {chosen ? stayText(isFull ? 'bookedUp' : 'book') : <ButtonLines lines={bookWords(rooms)} />}
          </AppButton>
        )
      }
      aboveBar={<StayDatesFoot store={dates} />}
      overlay={
        <>
          <StayBookingSheet store={booking.store} onDates={() => dates.show()} onSend={() => void booking.send()} />
          <StayDatesSheet store={dates} />
        </>
      }
    />
  )
}

const bookedOf = ({ id, name, guests }: StayRoom, deposit: number | undefined) => ({
  ...{ keys: stayKeys({ kind: 'room', id }), title: name, guests, isPackage: false, deposit },
})

export default observer(BnbDetail)
