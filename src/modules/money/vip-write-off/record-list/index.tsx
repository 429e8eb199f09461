import { listVipRecords, useVipRecord, type VipRecord } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { call } from '@/gateway/call'
import { callOnce } from '@/gateway/callOnce'
import { useScreenShow } from '@/platform/lifecycle/screenHooks'
import { navigate, replace } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useShownCode } from '@/screens/desk/useShownCode'
import { memberScreen } from '@/screens/member/memberScreen'
import { useSession } from '@/session/SessionProvider'
import { ChipRow } from '@/ui/content/ChipRow'
import { SearchBox } from '@/ui/fields/SearchBox'
import { WindowedList } from '@/ui/list/WindowedList'
import { Tabs } from '@/ui/navigation/Tabs'
import { ListState } from '@/ui/screen/ListState'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import css from './index.module.scss'
import { text } from './messages'
import { RecordCard, type RecordStep } from './RecordCard'
import { RECORD_TABS, RecordListStore } from './RecordListStore'
import { SendSheet } from './SendSheet'
import { SendStore } from './SendStore'

/** Height of a claim with the gap below it, in px of a 375 design. */
const ROW = 150

const recordId = ({ id }: VipRecord) => id

function RecordList() {
  const { iid, query } = useRoute<'vipWriteOff.recordList'>()
  const { member } = useSession()
  const [store] = useState(
    () =>
      new RecordListStore({
        scope: query.as === 'staff' ? 'staff' : 'mine',
        fetchPage: (question) => call(listVipRecords, { iid, ...question }),
        fetchOne: async (id) => (await call(listVipRecords, { iid, scope: 'mine', id })).list[0],
        emptyState: ({ scope, tab, query }) =>
          scope === 'staff' && query !== ''
            ? { kind: 'empty', message: text('notFound') }
            : scope === 'mine' && tab === 'all'
              ? {
                  kind: 'empty',
                  message: text('empty'),
                  actionText: text('toVip'),
                  onAction: () => void navigate('account.vip', { iid }),
                }
              : { kind: 'empty', message: text('emptyTab') },
      }),
  )
  const [sending] = useState(
    () =>
      new SendStore({
        send: (id, parcel) =>
          callOnce(`send:${id}:${parcel.transportNumber}`, useVipRecord, (reqId) => ({ iid, reqId, id, ...parcel })),
        onSent: (sent) => store.sent(sent),
      }),
  )
  const load = async () => {
    await member.ready()
    if (member.isMember) await store.load()
  }
  useScreenShow(() => void load())
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads when the visitor becomes a member
  useEffect(() => void load(), [member.isMember])
  useShownCode(store.showing, store)
  const step = (what: RecordStep, record: VipRecord) => {
    if (what === 'code' || what === 'track') return store.open(record.id)
    if (what === 'send') return sending.open(record)
    if (what === 'coupon') return void navigate('account.coupon', { iid })
    // The same screen takes the surcharge, and is the desk of staff.
    void navigate('pay.writeOff', { iid, ...(what === 'pay' ? { id: record.id } : {}) })
  }
  const [render] = useState(() => (record: VipRecord) => (
    <RecordCard
      iid={iid}
      record={record}
      isOpen={store.opened === record.id}
      asStaff={store.scope === 'staff'}
      onStep={step}
    />
  ))
  const rights = member.profile?.rights ?? []
  const isStaff = rights.includes('scan') || rights.includes('order')
  const state = memberScreen(member, store.list.state)
  return (
    <ScreenFrame title={text('title')} onRefresh={load} {...(state.kind === 'ready' ? store.list.foot : {})}>
      <Tabs
        sticky
        idPrefix="record-tab"
        items={RECORD_TABS.map((key) => ({ key, text: text(`tab_${key}`) }))}
        activeKey={store.tab}
        onSelect={(key) => store.choose(key)}
      />
      {isStaff && (
        <View className={css.tools}>
          <ChipRow
            items={(['mine', 'staff'] as const).map((key) => ({ key, text: text(`scope_${key}`) }))}
            activeKey={store.scope}
            onSelect={(key) => void replace('vipWriteOff.recordList', { iid, ...(key === 'staff' ? { as: key } : {}) })}
          />
          {store.scope === 'staff' && (
            <SearchBox
              value={store.query}
              placeholder={text('search')}
              onChange={(query) => store.search(query)}
              onSubmit={() => store.list.reload()}
            />
          )}
        </View>
      )}
      <ListState state={state}>
        <WindowedList rows={store.list.rows} keyOf={recordId} render={render} rowHeight={ROW} className={css.list} />
      </ListState>
      <SendSheet store={sending} />
    </ScreenFrame>
  )
}

export default observer(RecordList)
