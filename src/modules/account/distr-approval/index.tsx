import { DIS_ROLE_STATUS, type TeamPerson } from '@quanzi/contract'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { PersonRow } from '@/domain/distribution/PersonRow'
import { errorText } from '@/locales/errorText'
import { formatMoment } from '@/locales/formatMoment'
import { useRoute } from '@/routes/useRoute'
import { AppButton } from '@/ui/action/AppButton'
import { dialog } from '@/ui/feedback/dialog'
import { toast } from '@/ui/feedback/toast'
import { WindowedList } from '@/ui/list/WindowedList'
import { Tabs } from '@/ui/navigation/Tabs'
import { ListState } from '@/ui/screen/ListState'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../promotion/messages'
import css from '../promotion/people.module.scss'
import { useRoleGate } from '../promotion/useRoleGate'
import { APPROVAL_TABS, ApprovalStore, type Decided } from './ApprovalStore'

/** Height of a row with the gap below it, in px of a 375 design. */
const ROW = 150

const { applied, approved } = DIS_ROLE_STATUS

/** A distributor decides about everybody below, staff about everybody. */
function DistrApproval() {
  const { iid } = useRoute<'account.distrApproval'>()
  const [store] = useState(
    () =>
      new ApprovalStore({
        iid,
        empty: (tab) => ({ kind: 'empty', message: text(`empty_${tab}`) }),
      }),
  )
  const { state } = useRoleGate(iid, () => store.load(), { forStaff: true })
  const say = async (deciding: Promise<Decided>, done: 'approved' | 'refused' | 'ended') => {
    try {
      const decided = await deciding
      if (decided === 'done') toast.success(text(done))
      if (decided === 'elsewhere') toast.show(text('decidedElsewhere'))
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  const end = async (person: TeamPerson) => {
    const isApplicant = person.status === applied
    const title = text(isApplicant ? 'refuseTitle' : 'endTitle', { name: person.nickname })
    const message = text(isApplicant ? 'refuseMessage' : 'endMessage')
    const confirmText = text(isApplicant ? 'refuse' : 'end')
    if (!(await dialog.confirm({ title, message, confirmText, danger: true }))) return
    await say(store.cancel(person), isApplicant ? 'refused' : 'ended')
  }
  const render = (person: TeamPerson) => (
    <PersonRow
      person={person}
      withFigures={person.status !== applied}
      note={[
        text('appliedOn', { date: formatMoment(person.joinedAt, 'day') }),
        person.parentName ? text('under', { name: person.parentName }) : text('noParent'),
      ].join(' · ')}
      actions={
        person.status <= approved && (
          <>
            <AppButton
              id={`refuse-${person.id}`}
              size="small"
              disabled={store.busyId !== null}
              onPress={() => void end(person)}
            >
              {text(person.status === applied ? 'refuse' : 'end')}
            </AppButton>
            {person.status === applied && (
              <AppButton
                id={`approve-${person.id}`}
                size="small"
                kind="primary"
                disabled={store.busyId !== null}
                loading={store.busyId === person.id}
                onPress={() => void say(store.approve(person), 'approved')}
              >
                {text('approve')}
              </AppButton>
            )}
          </>
        )
      }
    />
  )
  const { list, tab, counts } = store
  return (
    <ScreenFrame
      title={text('approval')}
      state={state}
      onRefresh={() => store.load()}
      {...(state.kind === 'ready' ? list.foot : {})}
    >
      <Tabs
        sticky
        idPrefix="approval"
        items={APPROVAL_TABS.map((key) => ({ key: String(key), text: text(`tab_${key}`), count: counts[key] ?? 0 }))}
        activeKey={String(tab)}
        onSelect={(key) => store.choose(APPROVAL_TABS.find((one) => String(one) === key) ?? applied)}
      />
      <ListState state={list.state}>
        <WindowedList rows={list.rows} keyOf={({ id }) => id} rowHeight={ROW} className={css.list} render={render} />
      </ListState>
    </ScreenFrame>
  )
}

export default observer(DistrApproval)
