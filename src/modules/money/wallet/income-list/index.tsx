import { getWallet, type IncomeEntry, listIncome } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { MonthHead } from '@/domain/list/MonthHead'
import { MonthList } from '@/domain/list/MonthList'
import { call } from '@/gateway/call'
import { formatWritten } from '@/locales/formatWritten'
import { useScreenShow } from '@/platform/lifecycle/screenHooks'
import { serverNow } from '@/platform/serverClock'
import { navigate, replace } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { memberScreen } from '@/screens/member/memberScreen'
import { useKnownMember } from '@/screens/member/useKnownMember'
import { useSession } from '@/session/SessionProvider'
import { priceNumber } from '@/ui/content/priceNumber'
import { WindowedList } from '@/ui/list/WindowedList'
import { FilterBar } from '@/ui/navigation/FilterBar'
import { ListState } from '@/ui/screen/ListState'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { IncomeRow } from '../components/IncomeRow'
import { text } from '../messages'
import { filterBar, filtersOf, type IncomeFilters } from './incomeFilters'
import css from './index.module.scss'

/** Height of an entry in px of a 375 design. */
const ROW = 76

const entryKey = ({ id }: IncomeEntry) => id

const sumWords = (sums: { readonly in: number; readonly out: number }) => [
  text('income', { yuan: priceNumber(sums.in) }),
  text('expense', { yuan: priceNumber(sums.out) }),
]

function IncomeList() {
  const { iid, query } = useRoute<'wallet.incomeList'>()
  const { member } = useSession()
  const filters = filtersOf(query)
  const [pending, setPending] = useState(0)
  /** The filters stand in the address: it can be shared, reloaded and returned to. */
  const choose = (wish: IncomeFilters) => void replace('wallet.incomeList', { iid, ...wish })
  const [store] = useState(
    () =>
      new MonthList<IncomeEntry>({
        fetchPage: (pageNo) => call(listIncome, { iid, ...filters, pageNo }),
        timeOf: ({ at }) => at,
        emptyState: () =>
          Object.keys(filters).length === 0
            ? { kind: 'empty', message: text('incomeEmpty') }
            : {
                kind: 'empty',
                message: text('incomeEmptyFilter'),
                actionText: text('showAll'),
                onAction: () => choose({}),
              },
      }),
  )
  const { list } = store
  const load = async () => {
    if (member.status === 'visitor') return
    const wallet = call(getWallet, { iid }).then(
      (answer) => setPending(answer.pending),
      // The line about pending money is left out; the list says what failed.
      () => undefined,
    )
    await Promise.all([wallet, list.load()])
  }
  useKnownMember(load)
  useScreenShow(() => {
    if (list.state.kind === 'ready') void load()
  })
  const change = (key: string, value: string) => {
    const { day: _day, month: _month, ...rest } = filters
    const wish = key === 'month' ? { ...rest, month: value } : { ...filters, [key]: value }
    choose(filtersOf(wish))
  }
  const [render] = useState(() => (entry: IncomeEntry) => {
    const head = filters.day ? undefined : store.headOf(entry.id)
    return (
      <View className={css.entry}>
        {/* The sums are of the whole wallet: under a filter they would not be the rows' own. */}
        {head && <MonthHead title={formatWritten(head.month)} sums={filters.kind ? [] : sumWords(head)} />}
        <View className={css.row}>
          <IncomeRow entry={entry} onPress={() => void navigate('wallet.incomeItem', { iid, id: entry.id })} />
        </View>
      </View>
    )
  })
  const state = memberScreen(member, list.state)
  return (
    <ScreenFrame title={text('incomeList')} onRefresh={load} {...(state.kind === 'ready' ? list.foot : {})}>
      <FilterBar filters={filterBar(filters, serverNow())} onChange={change} />
      {pending > 0 && (
        <Text id="income-pending" className={css.pending}>
          {text('pendingSum', { yuan: priceNumber(pending) })}
        </Text>
      )}
      {filters.day && state.kind === 'ready' && (
        <MonthHead title={formatWritten(filters.day)} sums={filters.kind ? [] : sumWords(store.sums)} />
      )}
      <ListState state={state}>
        <WindowedList rows={list.rows} keyOf={entryKey} render={render} rowHeight={ROW} className={css.list} />
      </ListState>
    </ScreenFrame>
  )
}

export default observer(IncomeList)
