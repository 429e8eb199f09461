import {
  createOrder,
  listReservations,
  ORDER_STATUS,
  parseStayKeys,
  type Reservation,
  type StayDates,
  updateOrderStatus,
} from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { ReasonSheet } from '@/domain/reason/ReasonSheet'
import { openPlace } from '@/flows/place/openPlace'
import { call } from '@/gateway/call'
import { onChange } from '@/gateway/changes'
import { errorText } from '@/locales/errorText'
import { useScreenShow } from '@/platform/lifecycle/screenHooks'
import { link } from '@/platform/link'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { memberScreen } from '@/screens/member/memberScreen'
import { useKnownMember } from '@/screens/member/useKnownMember'
import { knownGuests } from '@/screens/stay/knownGuests'
import { useSession } from '@/session/SessionProvider'
import { dialog } from '@/ui/feedback/dialog'
import { toast } from '@/ui/feedback/toast'
import { WindowedList } from '@/ui/list/WindowedList'
import { Tabs } from '@/ui/navigation/Tabs'
import { ListState } from '@/ui/screen/ListState'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import type { ScreenState } from '@/ui/screen/ScreenState'
import { text } from '../messages'
import { ChangeDates } from './ChangeDates'
import css from './index.module.scss'
import { type ReservationAct, ReservationCard, refundWords } from './ReservationCard'
import { RESERVATION_TABS, ReservationsStore, type ReservationTab, tabOfQuery } from './ReservationsStore'

/** Height of a card with the gap below it, in px of a 375 design. */
const ROW = 230
const EMPTY = { upcoming: 'emptyUpcoming', past: 'emptyPast', cancelled: 'emptyCancelled' } as const

function ReserveList() {
  const { iid, query } = useRoute<'reserve.list'>()
  const { member } = useSession()
  const [store] = useState(
    () =>
      new ReservationsStore({
        tab: tabOfQuery(query.state),
        fetchPage: (state, pageNo) => call(listReservations, { iid, state, pageNo }),
        emptyState: (tab): ScreenState => ({
          kind: 'empty',
          message: text(EMPTY[tab]),
          actionText: text('toStays'),
          onAction: () => void navigate('campsite.list', { iid }),
        }),
      }),
  )
  const { list } = store
  const load = () => list.load()
  useKnownMember(load)
  useScreenShow(() => {
    if (list.state.kind !== 'loading') void load()
  })
  useEffect(() => onChange(updateOrderStatus, () => void list.load()), [list])
  useEffect(() => onChange(createOrder, () => void list.load()), [list])

  const move = (row: Reservation, status: number, remark = '') =>
    call(updateOrderStatus, { iid, orderId: row.orderId, status, remark })
  const cancel = async (row: Reservation) => {
    if (row.state !== 'unpaid') {
      // What comes back may have become less since the list was read.
      await load()
      const now = list.rows.find(({ orderId }) => orderId === row.orderId) ?? row
      return now.refund?.share === 0 ? undefined : store.askReason(now)
    }
    if (!(await dialog.confirm({ message: text('cancelAsk'), danger: true }))) return
    try {
      await move(row, ORDER_STATUS.cancelled)
      toast.success(text('cancelled2'))
    } catch (error) {
      toast.error(errorText(error))
    }
    void load()
  }
  /** Books again: the same rooms, people and guests. */
  const openTarget = ({ kind, itemId, targetId, rooms, guestNum, guests }: Reservation, dates?: StayDates) => {
    const { kind: what, id } = parseStayKeys(targetId)
    const known = knownGuests(iid, member)
    known.write({ ...known.read(), names: guests })
    const before = { iid, rooms, people: guestNum, ...dates }
    if (what === 'package') return navigate('campsite.package', { ...before, packageId: id })
    if (kind === 'bnb') return navigate('bnb.detail', { ...before, bnbId: itemId })
    return navigate('campsite.roomDetail', { ...before, id })
  }
  const rebook = async (row: Reservation, dates: StayDates) => {
    store.changeDates(null)
    try {
      await move(row, ORDER_STATUS.refundRequested, text('reason1'))
      await openTarget(row, dates)
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  const act = (what: ReservationAct, row: Reservation) => {
    const { lat, lng, place: name, address, orderId: gid } = row
    const acts: Readonly<Record<ReservationAct, () => unknown>> = {
      pay: () => navigate('pay.order', { iid, gid }),
      balance: () => navigate('pay.advance1', { iid, depositOrderId: gid }),
      cancel: () => cancel(row),
      change: () => store.changeDates(row),
      again: () => openTarget(row),
      way: () => lat !== null && lng !== null && openPlace(iid, { lat, lng, name, address }),
      call: () => link.dial(row.phone),
      order: () => navigate('order.detail', { iid, gid }),
      expired: load,
    }
    void acts[what]()
  }
  const { cancelling, changing } = store
  const shown = memberScreen(member, list.state)
  return (
    <ScreenFrame title={text('list')} onRefresh={load} {...(shown === list.state ? list.foot : {})}>
      <Tabs<ReservationTab>
        items={RESERVATION_TABS.map((key) => ({
          key,
          text: text(key),
          ...(store.counts && key === 'upcoming' ? { count: store.counts.upcoming } : {}),
        }))}
        activeKey={store.tab}
        onSelect={(tab) => store.choose(tab)}
        sticky
      />
      <ListState state={shown}>
        <View id="reservations">
          <WindowedList
            rows={list.rows}
            keyOf={({ orderId }) => orderId}
            rowHeight={ROW}
            className={css.list}
            render={(row) => <ReservationCard row={row} onAct={act} />}
          />
        </View>
      </ListState>
      <ReasonSheet
        id="cancel"
        subject={cancelling?.orderId ?? null}
        title={text('cancel')}
        label={text('reason')}
        hint={text('reasonHint')}
        note={cancelling && <Text id="cancel-refund">{refundWords(cancelling)}</Text>}
        action={text('reasonSend')}
        remark={store.reason}
        onWrite={(remark) => store.write(remark)}
        reasons={[text('reason1'), text('reason2'), text('reason3')]}
        send={async (_subject, remark) => {
          if (cancelling) await move(cancelling, ORDER_STATUS.refundRequested, remark)
        }}
        said={text('cancelSaid')}
        onClose={() => store.askReason(null)}
        onSent={() => void load()}
      />
      {changing && (
        <ChangeDates
          key={changing.orderId}
          iid={iid}
          row={changing}
          onClose={() => store.changeDates(null)}
          onChanged={() => {
            store.changeDates(null)
            void load()
          }}
          onRebook={(row, dates) => void rebook(row, dates)}
        />
      )}
    </ScreenFrame>
  )
}

export default observer(ReserveList)
