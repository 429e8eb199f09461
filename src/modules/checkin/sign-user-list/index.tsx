import { type Attendee, listAttendees, undoCheckin } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { reaction } from 'mobx'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { chatEntry } from '@/chat/ChatEntry'
import { call } from '@/gateway/call'
import { onChange } from '@/gateway/changes'
import { isGatewayError } from '@/gateway/GatewayError'
import { errorText } from '@/locales/errorText'
import { clipboard } from '@/platform/clipboard'
import { link } from '@/platform/link'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { memberScreen } from '@/screens/member/memberScreen'
import { useSession } from '@/session/SessionProvider'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { NoticeBar } from '@/ui/content/NoticeBar'
import { toast } from '@/ui/feedback/toast'
import { SearchBox } from '@/ui/fields/SearchBox'
import { WindowedList } from '@/ui/list/WindowedList'
import { Tabs } from '@/ui/navigation/Tabs'
import { ListState } from '@/ui/screen/ListState'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import type { ScreenState } from '@/ui/screen/ScreenState'
import { AttendeeCard } from '../AttendeeCard'
import { AttendeesStore } from '../AttendeesStore'
import css from '../checkin.module.scss'
import { checkinAt } from '../checkinAt'
import { text } from '../messages'
import { PlaceChoice } from '../PlaceChoice'
import { ScanPanel } from '../ScanPanel'
import { useDesk } from '../useDesk'
import { useMemberLoad } from '../useMemberLoad'
import { useScanning } from '../useScanning'
import { withoutActivity } from '../withoutActivity'

/** Height of a person with the gap below, in px of a 375 design. */
const ROW = 76
const STATES = ['out', 'in', 'unpaid', 'cancelled', 'all'] as const
const entryKey = ({ entryId }: Attendee) => entryId

/** Who is here, for staff: counts that move by themselves, the scanner, the list. */
function SignUserList() {
  const { iid, query } = useRoute<'act.signUserList'>()
  const { id = '', placeId = '' } = query
  const { member } = useSession()
  const { at } = checkinAt(iid, query)
  const [store] = useState(
    () =>
      new AttendeesStore({
        fetchPage: (question) => call(listAttendees, { ...at, ...question }),
        isOffline: (error) => isGatewayError(error) && error.kind === 'network',
        emptyState: ({ state, search }) => ({
          kind: 'empty',
          message: text(state === 'out' && search.asked === '' ? 'everybodyHere' : 'empty'),
        }),
      }),
  )
  const desk = useDesk(iid, query)
  const [isScanning, setScanning] = useState(false)
  const load = useMemberLoad(() => (id ? Promise.all([store.list.load(), desk.load()]) : Promise.resolve()))
  const { places, keptStaff } = desk
  const isAway = keptStaff !== null && !member.isMember
  const scanning = useScanning({ iid, query, isAway, userId: member.profile?.userId ?? keptStaff })
  useEffect(() => {
    let stop: () => void = () => undefined
    void chatEntry.load().then(
      (chat) => {
        stop()
        stop = chat.onAttendance((news) => {
          if (news.iid === iid && news.refId === id) store.hear(news)
        })
      },
      () => undefined,
    )
    return () => stop()
  }, [store, iid, id])
  // What happened while the line was away came without news.
  useEffect(
    () =>
      reaction(
        () => chatEntry.service?.status === 'ready',
        (isReady) => isReady && void store.list.load(),
      ),
    [store],
  )
  useEffect(() => onChange(undoCheckin, () => void store.list.load()), [store])
  const { totals, list } = store
  const [render] = useState(() => (person: Attendee) => (
    <AttendeeCard
      person={person}
      onPress={() => void navigate('act.signUserInfo', { ...at, entryId: person.entryId })}
    />
  ))
  const save = async () => {
    try {
      const { csv = '' } = await call(listAttendees, { ...at, format: 'csv', state: store.state })
      const file = await link.save(`data:text/csv;charset=utf-8,${encodeURIComponent(csv)}`, `${id}.csv`)
      if (file.ok) return toast.success(text('exported'))
      const copied = await clipboard.write(csv)
      if (copied.ok) toast.success(text('copied'))
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  const listState: ScreenState = isAway
    ? { kind: 'empty', message: text('deskAway') }
    : memberScreen(member, list.state)
  const state = id ? listState : withoutActivity(iid)
  const isStaff = isAway || member.profile?.rights.includes('scan') === true
  return (
    <ScreenFrame
      title={text('people')}
      onRefresh={load}
      {...(state.kind === 'ready' ? list.foot : {})}
      footer={
        isStaff && id ? (
          <ActionBar>
            <AppButton id="people-scan" kind="primary" stretch onPress={() => setScanning(!isScanning)}>
              {text(isScanning ? 'stopScan' : 'scan')}
            </AppButton>
          </ActionBar>
        ) : undefined
      }
    >
      <View className={css.page}>
        {chatEntry.service && chatEntry.service.status !== 'ready' && chatEntry.service.status !== 'connecting' && (
          <NoticeBar text={text('lineAway')} />
        )}
        {store.isOffline && <NoticeBar text={text('onlySeen')} />}
        {totals && (
          <View className={css.head}>
            <Text id="people-count" className={css.big}>
              {text('inOf', { in: totals.in, total: totals.in + totals.out })}
            </Text>
            <View className={css.acts}>
              <AppButton id="people-records" size="small" onPress={() => void navigate('act.signRecords', at)}>
                {text('toRecords')}
              </AppButton>
              <AppButton id="people-places" size="small" onPress={() => void navigate('act.signPlaces', at)}>
                {text('toPlaces')}
              </AppButton>
              {member.profile?.rights.includes('order') && (
                <AppButton id="people-export" size="small" onPress={() => void save()}>
                  {text('export')}
                </AppButton>
              )}
            </View>
          </View>
        )}
        {isStaff && id !== '' && (
          <ScanPanel
            iid={iid}
            places={places}
            placeId={placeId}
            // A ticket read before the places have come would go without one.
            isOpen={isScanning && desk.isLoaded}
            scanning={scanning}
            onUndone={() => void load()}
          />
        )}
        <SearchBox
          id="people-search"
          value={store.search.word}
          placeholder={text('search')}
          onChange={(word) => store.search.write(word)}
          onSubmit={() => store.search.submit()}
        />
        <PlaceChoice places={places} value={store.placeId} onChoose={(place) => store.choosePlace(place)} />
      </View>
      <Tabs
        sticky
        idPrefix="people-tab"
        items={STATES.map((key) => ({ key, text: text(key) }))}
        activeKey={store.state}
        onSelect={(key) => store.choose(key)}
      />
      <View className={css.page}>
        <ListState state={state}>
          <WindowedList rows={list.rows} keyOf={entryKey} render={render} rowHeight={ROW} className={css.list} />
        </ListState>
      </View>
    </ScreenFrame>
  )
}

export default observer(SignUserList)
