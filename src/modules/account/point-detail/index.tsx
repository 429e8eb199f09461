import { type CoinEntry, listCoinFlow } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { MonthHead } from '@/domain/list/MonthHead'
import { MonthList } from '@/domain/list/MonthList'
import { call } from '@/gateway/call'
import { formatMoment } from '@/locales/formatMoment'
import { formatWritten } from '@/locales/formatWritten'
import { useScreenShow } from '@/platform/lifecycle/screenHooks'
import { navigate, replace } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { memberScreen } from '@/screens/member/memberScreen'
import { useKnownMember } from '@/screens/member/useKnownMember'
import { useSession } from '@/session/SessionProvider'
import { AppButton } from '@/ui/action/AppButton'
import { joinClasses } from '@/ui/joinClasses'
import { WindowedList } from '@/ui/list/WindowedList'
import { Tabs } from '@/ui/navigation/Tabs'
import { ListState } from '@/ui/screen/ListState'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../messages'
import css from './index.module.scss'

/** Height of an entry in px of a 375 design. */
const ROW = 64

const TABS = ['all', 'in', 'out'] as const
const TAB_WORDS = { all: 'pointAll', in: 'pointIn', out: 'pointOut' } as const

const entryKey = ({ id }: CoinEntry) => id

/** The member's coins by month: what came in, what went out, and the balance after each. */
function PointDetail() {
  const { iid, query } = useRoute<'account.pointDetail'>()
  const { member } = useSession()
  const dir = query.dir === 'in' || query.dir === 'out' ? query.dir : undefined
  const [store] = useState(
    () =>
      new MonthList<CoinEntry>({
        fetchPage: (pageNo) => call(listCoinFlow, { iid, pageNo, ...(dir ? { dir } : {}) }),
        timeOf: ({ time }) => time,
        emptyState: () => ({ kind: 'empty', message: text(dir ? 'pointEmptyFilter' : 'pointEmpty') }),
      }),
  )
  const { list } = store
  const load = async () => {
    if (member.status !== 'visitor') await list.load()
  }
  useKnownMember(load)
  useScreenShow(() => {
    if (list.state.kind === 'ready') void load()
  })
  const [render] = useState(() => (entry: CoinEntry) => {
    const head = store.headOf(entry.id)
    const sums = head && [text('pointSumIn', { coins: head.in }), text('pointSumOut', { coins: head.out })]
    return (
      <View>
        {head && <MonthHead title={formatWritten(head.month)} sums={dir ? [] : (sums ?? [])} />}
        <View id={`coin-${entry.id}`} className={css.row}>
          <View className={css.words}>
            <Text>{entry.reason}</Text>
            <Text className={css.note}>{formatMoment(entry.time, 'at')}</Text>
            {entry.refId !== '' && (
              <View className={css.link}>
                <AppButton
                  id={`coin-order-${entry.id}`}
                  kind="ghost"
                  size="small"
                  onPress={() => void navigate('order.detail', { iid, gid: entry.refId })}
                >
                  {text('pointOrder')}
                </AppButton>
              </View>
            )}
          </View>
          <View className={css.end}>
            <Text className={joinClasses(css.amount, entry.amount > 0 && css.came)}>
              {entry.amount > 0 ? `+${entry.amount}` : `−${-entry.amount}`}
            </Text>
            <Text className={css.note}>{text('pointAfter', { balance: entry.balance })}</Text>
          </View>
        </View>
      </View>
    )
  })
  const state = memberScreen(member, list.state)
  return (
    <ScreenFrame title={text('pointDetail')} onRefresh={load} {...(state.kind === 'ready' ? list.foot : {})}>
      <Tabs
        sticky
        idPrefix="point-tab"
        items={TABS.map((key) => ({ key, text: text(TAB_WORDS[key]) }))}
        activeKey={dir ?? 'all'}
        onSelect={(key) => void replace('account.pointDetail', { iid, ...(key === 'all' ? {} : { dir: key }) })}
      />
      <ListState state={state}>
        <WindowedList rows={list.rows} keyOf={entryKey} render={render} rowHeight={ROW} className={css.list} />
      </ListState>
    </ScreenFrame>
  )
}

export default observer(PointDetail)
