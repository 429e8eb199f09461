import { type CalendarDay, getCalendar, getContent, MODULE_TYPE } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { CalendarMonths } from '@/domain/calendar/CalendarMonths'
import { CalendarStore } from '@/domain/calendar/CalendarStore'
import { WaitlistSheet } from '@/domain/waitlist/WaitlistSheet'
import { WaitlistStore } from '@/domain/waitlist/WaitlistStore'
import { waitlistText } from '@/domain/waitlist/waitlistText'
import { useWaitlistSheet } from '@/flows/useWaitlistSheet'
import { call } from '@/gateway/call'
import { waitlistCall } from '@/gateway/waitlistCall'
import { formatMoment } from '@/locales/formatMoment'
import { useScreenShow } from '@/platform/lifecycle/screenHooks'
import { serverNow } from '@/platform/serverClock'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useSession } from '@/session/SessionProvider'
import { priceNumber } from '@/ui/content/priceNumber'
import { BottomSheet } from '@/ui/feedback/BottomSheet'
import { OptionRow } from '@/ui/fields/OptionRow'
import { scrollToElement } from '@/ui/fields/scrollToField'
import { ListState } from '@/ui/screen/ListState'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../trips/messages'
import css from './index.module.scss'

/** The departures of a trip by day. An open day leads to the form, a full one to its waiting list. */
function OriginCalendar() {
  const { iid, query } = useRoute<'act.originCalendar'>()
  const { id = '' } = query
  const { member } = useSession()
  const item = { iid, moduleType: MODULE_TYPE.origin, id }
  const [store] = useState(
    () =>
      new CalendarStore({
        read: (month) => call(getCalendar, { ...item, month }),
        now: serverNow,
        emptyState: () => ({ kind: 'empty', message: text('calendarEmpty') }),
        isStay: false,
      }),
  )
  const [waitlist] = useState(() => new WaitlistStore({ join: waitlistCall(iid, 'origin', id).join }))
  const [several, setSeveral] = useState<readonly CalendarDay[]>([])
  const [title, setTitle] = useState('')
  const officialCode = useWaitlistSheet(iid, waitlist)
  useScreenShow(() => void store.load())
  const { firstOpen } = store
  useEffect(() => {
    if (firstOpen) scrollToElement(`calendar-${firstOpen.slice(0, 7)}`)
  }, [firstOpen])
  useEffect(() => {
    // The calendar works without the trip's name.
    call(getContent, { iid, moduleType: MODULE_TYPE.origin, id })
      .then((detail) => setTitle(detail.title))
      .catch(() => undefined)
  }, [iid, id])
  const enroll = (departureId: string) => {
    setSeveral([])
    void navigate('act.originEnroll', { iid, id, departureId })
  }
  const press = async (date: string) => {
    const days = store.cell(date)?.days ?? []
    const open = days.filter((day) => day.state === 'open')
    const [first] = open
    if (first) return open.length > 1 ? setSeveral(open) : enroll(first.id)
    const full = days.find((day) => day.state === 'full')
    if (full && (await member.requireMember())) waitlist.open(full.id)
  }
  const places = Object.values(waitlist.places)
  return (
    <ScreenFrame wide title={text('calendar')} onRefresh={() => store.load()}>
      <ListState state={store.state}>
        <View className={css.page}>
          {title !== '' && <Text className={css.note}>{title}</Text>}
          {places.map((place, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: places have no other key
            <Text key={at} className={css.note}>
              {waitlistText(place)}
            </Text>
          ))}
          <CalendarMonths
            id="calendar"
            months={store.months}
            today={store.today}
            canPress={(date) => ['open', 'full'].includes(store.cell(date)?.state ?? '')}
            onPress={(date) => void press(date)}
            more={store.more}
            onMore={() => void store.loadMore()}
          />
        </View>
      </ListState>
      <BottomSheet open={several.length > 0} title={text('chooseDeparture')} onClose={() => setSeveral([])}>
        {several.map((day) => (
          <OptionRow
            key={day.id}
            id={`departure-${day.id}`}
            text={text('departureLine', { time: formatMoment(day.startsAt ?? 0, 'time'), count: day.left })}
            end={`¥${priceNumber(day.price)}`}
            onPress={() => enroll(day.id)}
          />
        ))}
      </BottomSheet>
      <WaitlistSheet store={waitlist} officialCode={officialCode} />
    </ScreenFrame>
  )
}

export default observer(OriginCalendar)
