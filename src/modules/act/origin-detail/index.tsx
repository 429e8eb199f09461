import { MODULE_TYPE } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { ContentBody } from '@/domain/detail/ContentBody'
import { DetailScreen } from '@/domain/detail/DetailScreen'
import { hasPrices, leastDeposit } from '@/domain/order/depositWords'
import { openPlace } from '@/flows/place/openPlace'
import { useAsk } from '@/flows/useAsk'
import { formatMoment } from '@/locales/formatMoment'
import { useShare } from '@/overlays/share/useShare'
import { serverNow } from '@/platform/serverClock'
import { navigate, replace } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useDetailPage } from '@/screens/detail/useDetailPage'
import { useSession } from '@/session/SessionProvider'
import { AppButton } from '@/ui/action/AppButton'
import { ButtonLines } from '@/ui/action/ButtonLines'
import { ListRow } from '@/ui/content/ListRow'
import { LowestPrice } from '@/ui/content/LowestPrice'
import { priceNumber } from '@/ui/content/priceNumber'
import { RowGroup } from '@/ui/content/RowGroup'
import { SectionHeading } from '@/ui/content/SectionHeading'
import clockIcon from '@/ui/icon/drawings/clock.module.scss'
import locationIcon from '@/ui/icon/drawings/location.module.scss'
import ticketIcon from '@/ui/icon/drawings/ticket.module.scss'
import userIcon from '@/ui/icon/drawings/user.module.scss'
import walletIcon from '@/ui/icon/drawings/wallet.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { ladderLines } from '../trips/ladderLines'
import { text } from '../trips/messages'
import { whyBlank } from '../trips/whyBlank'
import { TripPlanView } from './components/TripPlanView'
import css from './index.module.scss'

/** A trip: its days, costs, departures and refund ladder. One that cannot be booked leads to the screen that says so. */
function OriginDetail() {
  const { iid, query } = useRoute<'act.originDetail'>()
  const { id = '' } = query
  const { member } = useSession()
  const page = useDetailPage({ iid, moduleType: MODULE_TYPE.origin, id })
  const { detail, state } = page.detail
  const share = useShare({ title: page.detail.title, desc: detail?.summary ?? '', imgUrl: detail?.cover ?? '' })
  const ask = useAsk(page.detail.title, detail?.author)
  const reason = whyBlank(detail, state)
  useEffect(() => {
    if (reason) void replace('act.originBlank', { iid, id, reason })
  }, [reason, iid, id])
  const sessions = (detail?.sessions ?? []).filter((one) => one.state === 'open')
  const [next] = sessions
  const deposit = detail && next ? leastDeposit(detail, next, serverNow()) : null
  const place = [detail?.extra.city, detail?.extra.place].filter(Boolean).join(' ')
  const { lat, lng, price = null } = detail ?? {}
  const showPlace =
    typeof lat === 'number' && typeof lng === 'number'
      ? () => void openPlace(iid, { lat, lng, name: detail?.extra.place ?? place, address: place })
      : undefined
  return (
    <DetailScreen
      page={page}
      title={text('detail')}
      requireMember={() => member.requireMember()}
      onShare={share}
      ratio={16 / 10}
      facts={
        detail && (
          <View className={css.facts}>
            {detail.price !== null && <LowestPrice fen={detail.price} size="large" zeroText={text('free')} />}
            <RowGroup flush>
              {next && (
                <ListRow
                  id="trip-next"
                  icon={<Icon drawing={clockIcon.drawing} size={18} />}
                  title={text('departs', { date: formatMoment(next.startsAt) })}
                  note={text('departuresNote', { count: sessions.length })}
                  value={
                    next.minGroup > 0
                      ? next.sold >= next.minGroup
                        ? text('certain')
                        : text('minGroup', { count: next.minGroup })
                      : ''
                  }
                  onPress={() => void navigate('act.originCalendar', { iid, id })}
                />
              )}
              {next && deposit && (
                <ListRow
                  id="pay-deposit"
                  icon={<Icon drawing={walletIcon.drawing} size={18} />}
                  title={text('depositFirst', { deposit: deposit.title })}
                  note={deposit.note}
                  value={text(hasPrices(detail) ? 'perPersonFrom' : 'perPerson')}
                  onPress={() => void navigate('act.originEnroll', { iid, id, departureId: next.id, deposit: '1' })}
                />
              )}
              {place !== '' && (
                <ListRow
                  id="trip-place"
                  icon={<Icon drawing={locationIcon.drawing} size={18} />}
                  title={place}
                  note={text('place')}
                  onPress={showPlace}
                />
              )}
              <ListRow
                id="trip-supplier"
                icon={<Icon drawing={userIcon.drawing} size={18} />}
                title={text('supplier', { name: detail.trip?.supplier ?? detail.author.nick_name })}
                onPress={ask}
              />
              {member.profile?.rights.includes('scan') && (
                <ListRow
                  id="attendance"
                  icon={<Icon drawing={ticketIcon.drawing} size={18} />}
                  title={text('attendance')}
                  onPress={() => void navigate('act.signUserList', { iid, id, scope: 'origin' })}
                />
              )}
            </RowGroup>
          </View>
        )
      }
      body={
        detail && (
          <View>
            <SectionHeading title={text('story')} />
            <ContentBody detail={detail} />
            {detail.trip && <TripPlanView plan={detail.trip} />}
          </View>
        )
      }
      after={
        detail &&
        next && (
          <View id="trip-refund">
            <SectionHeading
              title={text('refundRule')}
              note={text('refundOf', { date: formatMoment(next.startsAt, 'day') })}
            />
            {ladderLines(detail.refundRule, next.startsAt, serverNow()).map((line) => (
              <Text key={line} className={css.line}>
                {line}
              </Text>
            ))}
          </View>
        )
      }
      primary={
        <AppButton
          id="choose-date"
          kind="accent"
          stretch
          disabled={!next}
          onPress={() => void navigate('act.originCalendar', { iid, id })}
        >
          {price ? (
            <ButtonLines lines={[text('priceFrom', { yuan: priceNumber(price) }), text('chooseDate')]} />
          ) : (
            text('chooseDate')
          )}
        </AppButton>
      }
    />
  )
}

export default observer(OriginDetail)
