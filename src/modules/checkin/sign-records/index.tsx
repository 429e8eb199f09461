import { type CheckinRow, listCheckinPlaces, listCheckins, undoCheckin } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { ReasonSheet } from '@/domain/reason/ReasonSheet'
import { call } from '@/gateway/call'
import { callOnce } from '@/gateway/callOnce'
import { serverNow } from '@/platform/serverClock'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { memberScreen } from '@/screens/member/memberScreen'
import { useSession } from '@/session/SessionProvider'
import { ChipRow } from '@/ui/content/ChipRow'
import { SearchBox } from '@/ui/fields/SearchBox'
import { WindowedList } from '@/ui/list/WindowedList'
import { ListState } from '@/ui/screen/ListState'
import { Loaded } from '@/ui/screen/Loaded'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import css from '../checkin.module.scss'
import { checkinAt } from '../checkinAt'
import { LOG_RESULTS, LogStore } from '../LogStore'
import { text } from '../messages'
import { PlaceChoice } from '../PlaceChoice'
import { RecordCard } from '../RecordCard'
import { undoReasons } from '../undoReasons'
import { useMemberLoad } from '../useMemberLoad'
import { withoutActivity } from '../withoutActivity'

/** Height of a row with the gap below it, in px of a 375 design. */
const ROW = 120
const rowId = ({ id }: CheckinRow) => id

/** The log of scans for staff, where one is taken back. */
function SignRecords() {
  const { iid, query } = useRoute<'act.signRecords'>()
  const { id = '' } = query
  const { member } = useSession()
  const { ref, at } = checkinAt(iid, query)
  const [store] = useState(
    () =>
      new LogStore({
        fetchPage: (question) => call(listCheckins, { ...ref, all: true, ...question }),
        undo: (row, reason) => callOnce(`undo:${row}`, undoCheckin, (reqId) => ({ iid, reqId, id: row, reason })),
        emptyState: () => ({ kind: 'empty', message: text('noRecords') }),
        now: serverNow,
      }),
  )
  const [places] = useState(() => new Loaded(() => call(listCheckinPlaces, ref)))
  const load = useMemberLoad(() => (id ? Promise.all([store.list.load(), places.load()]) : Promise.resolve()))
  const [render] = useState(() => (row: CheckinRow) => (
    <RecordCard
      row={row}
      onUndo={() => store.ask(row.id)}
      onPerson={() => row.entryId && void navigate('act.signUserInfo', { ...at, entryId: row.entryId })}
    />
  ))
  const state = id ? memberScreen(member, store.list.state) : withoutActivity(iid)
  return (
    <ScreenFrame title={text('records')} onRefresh={load} {...(state.kind === 'ready' ? store.list.foot : {})}>
      <View className={css.page}>
        <SearchBox
          id="records-search"
          value={store.search.word}
          placeholder={text('searchName')}
          onChange={(word) => store.search.write(word)}
          onSubmit={() => store.search.submit()}
        />
        <View className={css.chips}>
          <ChipRow
            items={LOG_RESULTS.map((key) => ({ key, text: text(`result_${key}`) }))}
            activeKey={store.result}
            onSelect={(key) => store.choose(key)}
          />
        </View>
        <PlaceChoice
          places={places.value?.list ?? []}
          value={store.placeId}
          onChoose={(placeId) => store.choosePlace(placeId)}
        />
        <ListState state={state}>
          <WindowedList rows={store.list.rows} keyOf={rowId} render={render} rowHeight={ROW} className={css.list} />
        </ListState>
      </View>
      <ReasonSheet
        id="undo"
        subject={store.undoing}
        title={text('undo')}
        label={text('undoWhy')}
        hint={text('undoHint')}
        action={text('undo')}
        most={100}
        remark={store.reason}
        onWrite={(reason) => store.write(reason)}
        reasons={undoReasons()}
        send={(row, reason) => store.undo(row, reason)}
        said={text('undone')}
        onClose={() => store.ask(null)}
        onSent={() => undefined}
      />
    </ScreenFrame>
  )
}

export default observer(SignRecords)
