import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { ContentBody } from '@/domain/detail/ContentBody'
import { DetailScreen } from '@/domain/detail/DetailScreen'
import { WaitlistSheet } from '@/domain/waitlist/WaitlistSheet'
import { waitlistText } from '@/domain/waitlist/waitlistText'
import { openPlace } from '@/flows/place/openPlace'
import { useAsk } from '@/flows/useAsk'
import { useWaitlistSheet } from '@/flows/useWaitlistSheet'
import { waitlistCall } from '@/gateway/waitlistCall'
import { joinWords } from '@/locales/joinWords'
import { useShare } from '@/overlays/share/useShare'
import { serverNow } from '@/platform/serverClock'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useSession } from '@/session/SessionProvider'
import { AppButton } from '@/ui/action/AppButton'
import { AvatarGroup } from '@/ui/content/AvatarGroup'
import { ListRow } from '@/ui/content/ListRow'
import { NoticeBar } from '@/ui/content/NoticeBar'
import { RowGroup } from '@/ui/content/RowGroup'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { SessionPicker } from '../components/SessionPicker'
import { text } from '../messages'
import { ActDetailStore } from './ActDetailStore'
import { ActFacts } from './components/ActFacts'
import { ActTerms, TicketList } from './components/ActTerms'
import css from './index.module.scss'
import { useActPage } from './useActPage'

const BUTTON = { open: 'enrolNow', waitlist: 'waitlist', ended: 'ended' } as const

function ActDetail() {
  const { iid, params, name } = useRoute<'act.detail' | 'act.detailTest'>()
  const { member } = useSession()
  const { id } = params
  const trial = name === 'act.detailTest'
  const page = useActPage(iid, id, trial)
  const [store] = useState(
    () =>
      new ActDetailStore({
        iid,
        id,
        trial,
        detail: () => page.detail.detail,
        requireMember: (returnTo) => member.requireMember(returnTo),
        joinWaitlist: waitlistCall(iid, 'act', id).join,
        now: serverNow,
      }),
  )
  const { waitlist, session, state, place, meetingPoint, deposit } = store
  const officialCode = useWaitlistSheet(iid, waitlist)
  const { detail } = page.detail
  const share = useShare({ title: page.detail.title, desc: detail?.summary ?? '', imgUrl: detail?.cover ?? '' })

  const ask = useAsk(page.detail.title, detail?.author)

  const sessions = detail?.sessions ?? []
  const entries = detail?.mine.entry ?? []
  // What has begun is not over, only its sign-up.
  const isRunning = state === 'ended' && detail?.extra.state === 'running'
  const isStaff = !trial && member.profile?.rights.includes('scan') === true

  const press = async (byDeposit = false) => {
    const target = await store.press(byDeposit)
    if (target) await navigate(target.name, target.params)
  }
  const openEntry = (orderId: string | null) => orderId && void navigate('order.detail', { iid, gid: orderId })

  return (
    <DetailScreen
      page={page}
      title={text('detail')}
      requireMember={() => member.requireMember()}
      onShare={share}
      ratio={16 / 10}
      facts={
        detail && (
          <>
            {detail.notices?.[0] && <NoticeBar text={detail.notices[0]} />}
            <ActFacts
              detail={detail}
              trial={trial}
              onAsk={ask}
              onPlace={meetingPoint ? () => void openPlace(iid, meetingPoint) : undefined}
            />
            {(entries.length > 0 || isStaff || detail.tripId || state !== 'ended') && (
              <RowGroup flush>
                {entries.length > 0 && (
                  <ListRow
                    id="my-entry"
                    title={text('myEntry')}
                    value={joinWords(entries.map((entry) => entry.name))}
                    onPress={() => openEntry(entries[0]?.orderId ?? null)}
                  />
                )}
                {entries.length > 0 && (
                  <ListRow
                    id="check-in"
                    title={text('checkIn')}
                    value={text('checkInNote')}
                    onPress={() => void navigate('act.sign', { iid, id })}
                  />
                )}
                {detail.tripId && (
                  <ListRow
                    id="itinerary"
                    title={text('itinerary')}
                    value={text('itineraryNote')}
                    onPress={() => void navigate('trip.detail', { iid, id: detail.tripId ?? '' })}
                  />
                )}
                {isStaff && (
                  <ListRow
                    id="attendance"
                    title={text('attendance')}
                    value={text('attendanceNote')}
                    onPress={() => void navigate('act.signUserList', { iid, id })}
                  />
                )}
                {state !== 'ended' && !trial && (
                  <ListRow
                    id="teams-button"
                    title={text('teamUp')}
                    value={text('teamUpNote')}
                    onPress={() => void navigate('act.teamList', { iid, id })}
                  />
                )}
              </RowGroup>
            )}
            {sessions.length > 0 && (
              <View>
                <SectionHeading title={text('sessions')} note={place ? waitlistText(place) : undefined} />
                <SessionPicker sessions={sessions} chosen={session?.id} onChoose={(chosen) => store.choose(chosen)} />
              </View>
            )}
            <TicketList detail={detail} />
            {deposit && (
              <RowGroup flush>
                <ListRow
                  id="pay-deposit"
                  title={text('depositFirst', { deposit: deposit.title })}
                  note={deposit.note}
                  value={text(store.hasPrices ? 'perPersonFrom' : 'perPerson')}
                  onPress={() => void press(true)}
                />
              </RowGroup>
            )}
            <View>
              <SectionHeading title={text('enrolled')} />
              <AvatarGroup
                people={(detail.people ?? []).map(({ rid, headImg, nick_name }) => ({
                  key: rid,
                  src: headImg,
                  name: nick_name,
                }))}
                max={6}
                text={detail.counts.join > 0 ? text('enrolledCount', { count: detail.counts.join }) : text('beFirst')}
              />
            </View>
          </>
        )
      }
      body={
        detail && (
          <View className={css.story}>
            <SectionHeading title={text('story')} />
            <ContentBody detail={detail} />
          </View>
        )
      }
      after={detail && <ActTerms detail={detail} />}
      primary={
        <AppButton
          id="enrol-button"
          kind={state === 'open' ? 'accent' : 'secondary'}
          stretch
          disabled={state === 'ended'}
          onPress={() => void press()}
        >
          {state === 'open' && entries.length > 0 ? text('enrolAgain') : text(isRunning ? 'closed' : BUTTON[state])}
        </AppButton>
      }
      overlay={<WaitlistSheet store={waitlist} officialCode={officialCode} />}
    />
  )
}

export default observer(ActDetail)
