import { MODULE_TYPE, stayHours } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { ContentBody } from '@/domain/detail/ContentBody'
import { DetailScreen } from '@/domain/detail/DetailScreen'
import { StayDatesBar, StayDatesFoot, StayDatesSheet } from '@/domain/stay/StayDatesBar'
import { StayOfferCard } from '@/domain/stay/StayOfferCard'
import { FacilityList, StayTerms } from '@/domain/stay/StayTerms'
import { useShare } from '@/overlays/share/useShare'
import { navigate, replace } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useDetailPage } from '@/screens/detail/useDetailPage'
import { bookWords } from '@/screens/stay/bookWords'
import { text as stayText } from '@/screens/stay/messages'
import { PlaceMap, PlaceRows } from '@/screens/stay/PlaceRows'
import { useStayDates } from '@/screens/stay/useStayDates'
import { useStayOffers } from '@/screens/stay/useStayOffers'
import { useSession } from '@/session/SessionProvider'
import { AppButton } from '@/ui/action/AppButton'
import { ButtonLines } from '@/ui/action/ButtonLines'
import { NoticeBar } from '@/ui/content/NoticeBar'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { text } from '../messages'
import css from './index.module.scss'

function CampsiteDetail() {
  const { iid, params, query } = useRoute<'campsite.detail'>()
  const { campsiteId: id } = params
  const { member } = useSession()
  const page = useDetailPage({ iid, moduleType: MODULE_TYPE.campsite, id })
  const { detail } = page.detail
  const stay = detail?.stay
  const offers = useStayOffers(iid, id)
  const dates = useStayDates(iid, { id }, query, () => void offers.load(dates.dates))
  const share = useShare({ title: page.detail.title, desc: detail?.summary ?? '', imgUrl: detail?.cover ?? '' })
  useEffect(() => void offers.load(dates.dates), [offers, dates])
  const isBnb = stay?.kind === 'bnb'
  useEffect(() => {
    // A link that knows only the module leads here.
    if (isBnb) void replace('bnb.detail', { iid, bnbId: id, ...dates.dates })
  }, [isBnb, iid, id, dates])
  const chosen = dates.dates
  const rooms = offers.sorted('room', stay?.rooms ?? [])
  const packages = offers.sorted('package', stay?.packages ?? [])
  const openRoom = (room: string) => navigate('campsite.roomDetail', { iid, id: room, ...chosen })
  const openPackage = (packageId: string) => navigate('campsite.package', { iid, packageId, ...chosen })
  const first = rooms.find((room) => !offers.offers || (offers.offer('room', room.id)?.left ?? 0) > 0)
  const press = () => (chosen ? first && void openRoom(first.id) : dates.show())
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
            <SectionHeading title={stayText('rooms')} />
            <StayDatesBar store={dates} />
            {offers.failed && (
              <NoticeBar text={stayText('offersFailed')} onPress={() => void offers.load(dates.dates)} />
            )}
            <View id="rooms" className={css.offers}>
              {rooms.map((room) => (
                <StayOfferCard
                  key={room.id}
                  id={`room-${room.id}`}
                  item={room}
                  offer={offers.offer('room', room.id)}
                  onPress={() => void openRoom(room.id)}
                />
              ))}
            </View>
            {packages.length > 0 && (
              <>
                <SectionHeading title={stayText('packages')} />
                <View id="packages" className={css.offers}>
                  {packages.map((one) => (
                    <StayOfferCard
                      key={one.id}
                      id={`package-${one.id}`}
                      item={one}
                      offer={offers.offer('package', one.id)}
                      onPress={() => void openPackage(one.id)}
                    />
                  ))}
                </View>
              </>
            )}
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
              refundRule={detail.refundRule ?? []}
              startsAt={chosen ? stayHours(chosen).startsAt : null}
            />
          </>
        )
      }
      primary={
        <AppButton id="book-button" kind="accent" stretch disabled={Boolean(chosen) && !first} onPress={press}>
          {chosen ? stayText(first ? 'book' : 'bookedUp') : <ButtonLines lines={bookWords(rooms)} />}
        </AppButton>
      }
      aboveBar={<StayDatesFoot store={dates} />}
      overlay={<StayDatesSheet store={dates} />}
    />
  )
}

export default observer(CampsiteDetail)
