import { listWithdrawals, WITHDRAWAL_STATUS, type Withdrawal, type WithdrawalStatus } from '@quanzi/contract'
import { observer } from 'mobx-react'
import { type ReactNode, useState } from 'react'
import { PagedList } from '@/domain/list/PagedList'
import { call } from '@/gateway/call'
import { useScreenShow } from '@/platform/lifecycle/screenHooks'
import { navigate, replace } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { memberScreen } from '@/screens/member/memberScreen'
import { useKnownMember } from '@/screens/member/useKnownMember'
import { useSession } from '@/session/SessionProvider'
import { WindowedList } from '@/ui/list/WindowedList'
import { FilterBar } from '@/ui/navigation/FilterBar'
import { ListState } from '@/ui/screen/ListState'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { WithdrawalCard } from '../components/WithdrawalCard'
import { text } from '../messages'
import css from './index.module.scss'

/** Height of a withdrawal with the gap below it, in px of a 375 design. */
const ROW = 92

const STATUSES = Object.values(WITHDRAWAL_STATUS)

const statusOf = (query: string | undefined): WithdrawalStatus | undefined =>
  STATUSES.find((status) => String(status) === query)

const withdrawalKey = ({ id }: Withdrawal) => id

/** The member's own withdrawals, newest first. The chosen state stands in the address. */
export const OwnWithdrawals = observer(function OwnWithdrawals({ tabs }: { readonly tabs: ReactNode }) {
  const { iid, query } = useRoute<'wallet.withdrawList'>()
  const { member } = useSession()
  const status = statusOf(query.status)
  const choose = (value: string) =>
    void replace('wallet.withdrawList', { iid, ...(value === '' ? {} : { status: value }) })
  const [list] = useState(
    () =>
      new PagedList<Withdrawal>(
        (pageNo) => call(listWithdrawals, { iid, status, pageNo }),
        withdrawalKey,
        () => ({ kind: 'empty', message: text(status === undefined ? 'withdrawalsEmpty' : 'withdrawalsEmptyFilter') }),
      ),
  )
  const load = async () => {
    if (member.status !== 'visitor') await list.load()
  }
  useKnownMember(load)
  useScreenShow(() => {
    if (list.state.kind === 'ready') void load()
  })
  const [render] = useState(() => (withdrawal: Withdrawal) => (
    <WithdrawalCard
      withdrawal={withdrawal}
      onPress={() => void navigate('wallet.withdrawProgress', { iid, id: withdrawal.id })}
    />
  ))
  const state = memberScreen(member, list.state)
  const options = STATUSES.map((one) => ({ value: String(one), text: text(`status_${one}`) }))
  return (
    <ScreenFrame title={text('withdrawals')} onRefresh={load} {...(state.kind === 'ready' ? list.foot : {})}>
      {tabs}
      <FilterBar
        filters={[
          {
            key: 'status',
            text: text('filterState'),
            value: status === undefined ? '' : String(status),
            options: [{ value: '', text: text('allStates') }, ...options],
          },
        ]}
        onChange={(_key, value) => choose(value)}
      />
      <ListState state={state}>
        <WindowedList rows={list.rows} keyOf={withdrawalKey} render={render} rowHeight={ROW} className={css.list} />
      </ListState>
    </ScreenFrame>
  )
})
