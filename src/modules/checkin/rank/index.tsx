import { listRank, markContent, type RankRow } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { call } from '@/gateway/call'
import { callOnce } from '@/gateway/callOnce'
import { errorText } from '@/locales/errorText'
import { useScreenShow } from '@/platform/lifecycle/screenHooks'
import { useRoute } from '@/routes/useRoute'
import { useSession } from '@/session/SessionProvider'
import { openTenantStorage } from '@/session/sessionStorage'
import { ActionBar } from '@/ui/action/ActionBar'
import { toast } from '@/ui/feedback/toast'
import { WindowedList } from '@/ui/list/WindowedList'
import { Tabs } from '@/ui/navigation/Tabs'
import { ListState } from '@/ui/screen/ListState'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import css from '../checkin.module.scss'
import { text } from '../messages'
import { RankLine } from '../RankLine'
import { RankStore, type RankTab } from '../RankStore'
import { withoutActivity } from '../withoutActivity'

/** Height of a row with the gap below it, in px of a 375 design. */
const ROW = 74
const KEY = 'actRankTab'
const isTab = (value: unknown): value is RankTab => value === 'person' || value === 'team'
const rowKey = ({ markId }: RankRow) => markId

/** Persons and teams of an activity by places done; the own row stays at the bottom. */
function Rank() {
  const { iid, query } = useRoute<'act.rank'>()
  const { id = '' } = query
  const { member } = useSession()
  const [store] = useState(() => {
    const device = openTenantStorage(iid)
    return new RankStore(
      {
        fetchPage: (rows, pageNo) => call(listRank, { iid, scope: 'act', refId: id, by: 'places', rows, pageNo }),
        like: (markId) =>
          callOnce(`like:${markId}`, markContent, (reqId) => ({
            ...{ iid, reqId, scope: 'act' as const, id: markId, mark: 'like' as const, on: true },
          })),
        emptyState: () => ({ kind: 'empty', message: text('rankEmpty') }),
        remember: (tab) => void device.write(KEY, tab),
      },
      device.read(KEY, isTab) ?? 'person',
    )
  })
  const load = async () => {
    await member.ready()
    if (id) await store.list.load()
  }
  useScreenShow(() => void load())
  // biome-ignore lint/correctness/useExhaustiveDependencies: the own row comes with the login
  useEffect(() => void load(), [member.isMember])
  const like = async (row: RankRow) => {
    if (!(await member.requireMember())) return
    try {
      await store.like(row)
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  const [render] = useState(() => (row: RankRow) => <RankLine row={row} onLike={() => void like(row)} />)
  const { list, mine } = store
  return (
    <ScreenFrame
      title={text('rank')}
      onRefresh={load}
      {...(id ? {} : { state: withoutActivity(iid) })}
      {...(list.state.kind === 'ready' ? list.foot : {})}
      footer={
        mine ? (
          <ActionBar>
            <View id="rank-mine" className={css.head}>
              <Text className={css.name}>
                {`${text('myRank')} · ${text('rankOf', { rank: mine.rank })} · ${text('done', { count: mine.value })}`}
              </Text>
              <Text className={css.note}>{mine.gap > 0 ? text('gap', { count: mine.gap }) : text('leader')}</Text>
            </View>
          </ActionBar>
        ) : undefined
      }
    >
      <Tabs
        sticky
        idPrefix="rank-tab"
        items={[
          { key: 'person' as const, text: text('persons') },
          { key: 'team' as const, text: text('teams') },
        ]}
        activeKey={store.tab}
        onSelect={(tab) => store.choose(tab)}
      />
      <View className={css.page}>
        <ListState state={list.state}>
          <WindowedList rows={list.rows} keyOf={rowKey} render={render} rowHeight={ROW} className={css.list} />
        </ListState>
      </View>
    </ScreenFrame>
  )
}

export default observer(Rank)
