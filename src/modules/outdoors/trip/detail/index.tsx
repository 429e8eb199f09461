import { confirmTrip, getContent, listTripReaders, MODULE_TYPE, shanghaiDay } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { openPlace } from '@/flows/place/openPlace'
import { useAsk } from '@/flows/useAsk'
import { call } from '@/gateway/call'
import { callOnce } from '@/gateway/callOnce'
import { isGatewayError } from '@/gateway/GatewayError'
import { errorText } from '@/locales/errorText'
import { formatMoment } from '@/locales/formatMoment'
import { t } from '@/locales/t'
import { link } from '@/platform/link'
import { serverNow } from '@/platform/serverClock'
import { goHome } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useKnownMember } from '@/screens/member/useKnownMember'
import { memberKeep } from '@/session/memberKeep'
import { useSession } from '@/session/SessionProvider'
import { openTenantStorage } from '@/session/sessionStorage'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { AvatarGroup } from '@/ui/content/AvatarGroup'
import { Card } from '@/ui/content/Card'
import { ListRow } from '@/ui/content/ListRow'
import { NoticeBar } from '@/ui/content/NoticeBar'
import { RowGroup } from '@/ui/content/RowGroup'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { DetailSkeleton } from '@/ui/feedback/DetailSkeleton'
import { toast } from '@/ui/feedback/toast'
import { CheckboxField } from '@/ui/fields/CheckboxField'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { DayCard } from './DayCard'
import css from './index.module.scss'
import { text } from './messages'
import { ReaderList } from './ReaderList'
import { type TripPage, TripStore } from './TripStore'

const isKept = (value: unknown): value is TripPage =>
  typeof value === 'object' && value !== null && 'title' in value && 'itinerary' in value

/** The itinerary of an activity: meeting point, days, packing list; participants confirm that they have read it. */
function TripDetail() {
  const { iid, params } = useRoute<'trip.detail'>()
  const { id } = params
  const { member } = useSession()
  const [store] = useState(() => {
    const kept = memberKeep(openTenantStorage(iid), member, `trip:${id}`, isKept)
    return new TripStore({
      async fetch() {
        try {
          const { title, itinerary } = await call(getContent, { iid, moduleType: MODULE_TYPE.trip, id })
          return itinerary ? { title, itinerary } : null
        } catch (error) {
          if (isGatewayError(error, 'NOTFOUND')) return null
          throw error
        }
      },
      readers: (pageNo) => call(listTripReaders, { iid, id, pageNo }),
      confirm: (checked) =>
        callOnce(`trip:${id}:${checked.join()}`, confirmTrip, (reqId) => ({ iid, reqId, id, checked: [...checked] })),
      kept: {
        read: () => kept.read()?.value ?? null,
        write: (page) => void (page ? kept.write(page, serverNow()) : kept.forget()),
      },
      today: () => shanghaiDay(serverNow()),
      missing: () => ({
        kind: 'empty',
        message: text('missing'),
        actionText: t('home'),
        onAction: () => void goHome(),
      }),
    })
  })
  useKnownMember(() => store.load())
  const { page, checked, confirmedAt } = store
  const itinerary = page?.itinerary
  const ask = useAsk(page?.title ?? text('title'), itinerary?.leader)
  const confirm = async () => {
    try {
      if (await store.confirm()) toast.success(text('done'))
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  const mayConfirm = itinerary?.confirm !== undefined
  return (
    <ScreenFrame
      title={text('title')}
      state={store.state}
      skeleton={<DetailSkeleton cover={false} />}
      onRefresh={() => store.load()}
      {...(itinerary?.confirms ? store.readers.foot : {})}
      footer={
        mayConfirm && (
          <ActionBar
            note={
              confirmedAt !== null && (
                <Text id="trip-confirmed" className={css.note}>
                  {text('confirmedAt', { time: formatMoment(confirmedAt, 'at') })}
                </Text>
              )
            }
          >
            <AppButton
              id="trip-confirm"
              kind="primary"
              stretch
              loading={store.busy}
              disabled={!store.isDue}
              onPress={() => void confirm()}
            >
              {text(confirmedAt === null ? 'confirm' : store.isDue ? 'update' : 'confirmed')}
            </AppButton>
          </ActionBar>
        )
      }
    >
      {itinerary && (
        <View className={css.page}>
          {store.isOld && <NoticeBar text={text('old')} />}
          <Text className={css.title}>{page?.title}</Text>
          <RowGroup>
            <ListRow
              id="trip-meet"
              title={itinerary.meet.name}
              note={text('meetAt', { time: formatMoment(itinerary.meet.at, 'when') })}
              onPress={() => void openPlace(iid, { ...itinerary.meet, address: '' })}
            />
          </RowGroup>
          <SectionHeading title={text('weather')} />
          <Text className={css.note}>{itinerary.weather}</Text>
          {itinerary.leader && (
            <>
              <SectionHeading title={text('leader')} />
              <RowGroup>
                {itinerary.leader.phone !== '' && (
                  <ListRow
                    id="trip-call"
                    title={itinerary.leader.nick_name}
                    note={text('call')}
                    value={itinerary.leader.phone}
                    onPress={() => void link.dial(itinerary.leader?.phone ?? '')}
                  />
                )}
                {itinerary.role !== 'leader' && itinerary.leader.uid !== undefined && (
                  <ListRow id="trip-ask" title={text('ask')} onPress={() => void ask()} />
                )}
              </RowGroup>
            </>
          )}
          <SectionHeading title={text('days')} />
          {itinerary.days.map((day) => (
            <DayCard key={day.n} day={day} open={store.isOpen(day)} onTurn={() => store.turn(day.n)} />
          ))}
          {itinerary.hiddenDays > 0 && (
            <Text id="trip-hidden" className={css.note}>
              {text('hiddenDays', { count: itinerary.hiddenDays })}
            </Text>
          )}
          <SectionHeading
            title={text('packing')}
            {...(mayConfirm ? { note: text('packed', { done: checked.length, count: itinerary.packing.length }) } : {})}
          />
          <Card>
            <View className={css.items}>
              {itinerary.packing.map((thing) =>
                mayConfirm ? (
                  <CheckboxField
                    key={thing.id}
                    id={`pack-${thing.id}`}
                    label={thing.text}
                    value={checked.includes(thing.id)}
                    onChange={() => store.tick(thing.id)}
                  />
                ) : (
                  <Text key={thing.id} className={css.what}>
                    {thing.text}
                  </Text>
                ),
              )}
            </View>
          </Card>
          {itinerary.readers && (
            <ReaderList readers={store.readers.rows} counts={itinerary.readers} things={itinerary.packing.length} />
          )}
          {itinerary.companions && itinerary.role === 'participant' && (
            <>
              <SectionHeading title={text('companions')} />
              <AvatarGroup
                people={itinerary.companions.map(({ rid, headImg, nick_name }) => ({
                  ...{ key: rid, src: headImg, name: nick_name },
                }))}
                max={6}
                text={
                  itinerary.companionCount ? text('companionCount', { count: itinerary.companionCount }) : text('alone')
                }
              />
            </>
          )}
        </View>
      )}
    </ScreenFrame>
  )
}

export default observer(TripDetail)
