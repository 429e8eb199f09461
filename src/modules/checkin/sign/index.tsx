import { doCheckin, getEntries, listCheckinPlaces } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useRef, useState } from 'react'
import { TicketCode } from '@/domain/order/TicketCode'
import { askPosition } from '@/flows/place/askPosition'
import { call } from '@/gateway/call'
import { callOnce } from '@/gateway/callOnce'
import { errorText } from '@/locales/errorText'
import { formatPeriod } from '@/locales/formatPeriod'
import { useBrightScreen } from '@/platform/display/useBrightScreen'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { memberScreen } from '@/screens/member/memberScreen'
import { useSession } from '@/session/SessionProvider'
import { ListRow } from '@/ui/content/ListRow'
import { RowGroup } from '@/ui/content/RowGroup'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { DetailSkeleton } from '@/ui/feedback/DetailSkeleton'
import { toast } from '@/ui/feedback/toast'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import css from '../checkin.module.scss'
import { checkinAt } from '../checkinAt'
import { text } from '../messages'
import { SelfPlace } from '../SelfPlace'
import { type Proof, SelfStore } from '../SelfStore'
import { useMemberLoad } from '../useMemberLoad'
import { WhoIsHere } from '../WhoIsHere'
import { withoutActivity } from '../withoutActivity'

/** A member's ticket, and the places of the activity as a list to tick off. */
function Sign() {
  const { iid, query } = useRoute<'act.sign'>()
  const { id = '', placeId = '', code = '' } = query
  const { member } = useSession()
  const { ref, at: here } = checkinAt(iid, query)
  const [store] = useState(
    () =>
      new SelfStore({
        fetchEntries: async () => (await call(getEntries, ref)).entries,
        fetchPlaces: async () => (await call(listCheckinPlaces, ref)).list,
        checkIn: ({ placeId: at, entryId, proof }) =>
          callOnce(`checkin:${entryId}:${at}`, doCheckin, (reqId) => ({
            ...ref,
            reqId,
            placeId: at,
            entryId,
            ...proof,
          })),
        missing: (isPending) =>
          isPending
            ? {
                ...{ kind: 'empty', message: text('notPaid'), actionText: text('toOrders') },
                onAction: () => void navigate('order.list', { iid }),
              }
            : {
                ...{ kind: 'empty', message: text('noTicket'), actionText: text('toAct') },
                onAction: () =>
                  void (ref.scope === 'act' ? navigate('act.detail', { iid, id }) : navigate('act.originDetail', here)),
              },
      }),
  )
  const load = useMemberLoad(() => (id ? store.load() : Promise.resolve()))
  const checkIn = async (at: string, proof: Proof) => {
    try {
      const done = await store.checkIn(at, proof)
      if (done) await navigate('act.signResult', { ...here, checkinId: done.id, first: done.first ? '1' : '0' })
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  const byPosition = async (at: string) => {
    store.setUnplaced(null)
    const found = await askPosition('checkin', (words) => store.setUnplaced({ placeId: at, words }))
    if (!found) return
    const { lat, lng, accuracy } = found
    await checkIn(at, { method: 'gps', lat, lng, ...(accuracy === undefined ? {} : { accuracy }) })
  }
  // Whoever comes by the code of a place is checked in at once, when the tickets are there.
  const used = useRef(false)
  const isReady = store.state.kind === 'ready'
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the code of the address
  useEffect(() => {
    if (!isReady || code === '' || used.current) return
    used.current = true
    void checkIn(placeId || (store.places[0]?.id ?? ''), { method: 'code', code })
  }, [isReady, code])
  const { ticket, places } = store
  useBrightScreen(ticket !== null && !store.isSpent)
  return (
    <ScreenFrame
      title={text('sign')}
      state={id ? memberScreen(member, store.state) : withoutActivity(iid)}
      skeleton={<DetailSkeleton />}
      onRefresh={load}
    >
      <View className={css.page}>
        {ticket?.session && (
          <RowGroup>
            <ListRow
              id="sign-when"
              title={ticket.session.name || text('session')}
              note={formatPeriod(ticket.session.startsAt, ticket.session.endsAt)}
            />
          </RowGroup>
        )}
        {ticket && (
          <TicketCode
            title={text('myTicket', { name: ticket.name })}
            code={{ code: ticket.ticketCode, name: ticket.name, used: store.isSpent, usedAt: null }}
            state={ticket.state === 'used' ? text('arrived') : undefined}
          />
        )}
        {store.tickets.length > 1 && (
          <WhoIsHere tickets={store.tickets} left={store.left} onToggle={(entry) => store.toggle(entry)} />
        )}
        <SectionHeading
          title={text('places')}
          actionText={text('rank')}
          onAction={() => void navigate('act.rank', here)}
        />
        <Text id="sign-progress" className={css.note}>
          {text('progress', { done: store.done, total: places.length })}
        </Text>
        <View className={css.list}>
          {places.map((place) => (
            <SelfPlace
              key={place.id}
              iid={iid}
              place={place}
              busy={store.busy}
              isOpen={place.id === placeId || places.length === 1}
              unplaced={store.unplaced?.placeId === place.id ? store.unplaced.words : ''}
              onCode={(typed) => void checkIn(place.id, { method: 'code', code: typed })}
              onPosition={() => void byPosition(place.id)}
            />
          ))}
        </View>
      </View>
    </ScreenFrame>
  )
}

export default observer(Sign)
