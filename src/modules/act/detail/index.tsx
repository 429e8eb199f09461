import { build } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { ContentBody } from '@/domain/detail/ContentBody'
import { DetailScreen } from '@/domain/detail/DetailScreen'
import { WaitlistSheet } from '@/domain/waitlist/WaitlistSheet'
import { WaitlistStore } from '@/domain/waitlist/WaitlistStore'
import { waitlistText } from '@/domain/waitlist/waitlistText'
import { openPlace } from '@/flows/place/openPlace'
import { useAsk } from '@/flows/useAsk'
import { useOfficialCode } from '@/flows/useOfficialCode'
import { waitlistCall } from '@/gateway/waitlistCall'
import { useShare } from '@/overlays/share/useShare'
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
import { ActFacts } from './components/ActFacts'
import { ActTerms, TicketList } from './components/ActTerms'
import { defaultSession, enrolState } from './enrolState'
import css from './index.module.scss'
import { useActPage } from './useActPage'

const BUTTON = { open: 'enrolNow', waitlist: 'waitlist', ended: 'ended' } as const

function ActDetail() {
  const { iid, params, name } = useRoute<'act.detail' | 'act.detailTest'>()
  const { member } = useSession()
  const { id } = params
  const trial = name === 'act.detailTest'
  const page = useActPage(iid, id, trial)
  const [waitlist] = useState(() => new WaitlistStore(waitlistCall(iid, 'act', id)))
  const officialCode = useOfficialCode(iid, waitlist.sessionId !== null)
  const [wanted, setWanted] = useState<string>()
  const { detail } = page.detail
  const share = useShare({ title: page.detail.title, desc: detail?.summary ?? '', imgUrl: detail?.cover ?? '' })

  const ask = useAsk(page.detail.title, detail?.author)

  const sessions = detail?.sessions ?? []
  const session = defaultSession(sessions, wanted)
  const state = detail ? enrolState(detail, session) : 'ended'
  const place = session && waitlist.places[session.id]
  const entries = detail?.mine.entry ?? []

  const press = async () => {
    const enroll = trial ? ('act.enrollTest' as const) : ('act.enroll' as const)
    const target = { iid, id, sessionId: session?.id }
    if (!(await member.requireMember(state === 'open' ? build(enroll, target) : undefined))) return
    if (state === 'open') await navigate(enroll, target)
    else if (session) waitlist.open(session.id)
  }
  const showPlace = async () => {
    const { lat, lng, extra } = detail ?? {}
    if (typeof lat !== 'number' || typeof lng !== 'number') return
    const address = [extra?.city, extra?.place].filter(Boolean).join(' ')
    await openPlace(iid, { lat, lng, name: extra?.place ?? address, address })
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
              onPlace={typeof detail.lat === 'number' ? () => void showPlace() : undefined}
            />
            {(entries.length > 0 || state !== 'ended') && (
              <RowGroup flush>
                {entries.length > 0 && (
                  <ListRow
                    id="my-entry"
                    title={text('myEntry')}
                    value={entries.map((entry) => entry.name).join('、')}
                    onPress={() => openEntry(entries[0]?.orderId ?? null)}
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
                <SessionPicker sessions={sessions} chosen={session?.id} onChoose={setWanted} />
              </View>
            )}
            <TicketList detail={detail} />
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
          {state === 'open' && entries.length > 0 ? text('enrolAgain') : text(BUTTON[state])}
        </AppButton>
      }
      overlay={<WaitlistSheet store={waitlist} officialCode={officialCode} />}
    />
  )
}

export default observer(ActDetail)
