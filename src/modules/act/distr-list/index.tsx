import { type DistributionAct, listDistributionActs, listProvinces, type ProvinceRow } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { PromotionRow } from '@/domain/distribution/PromotionRow'
import { PagedList } from '@/domain/list/PagedList'
import { copyItemLink, openItemPoster } from '@/flows/distribution/shareItem'
import { useJoinStore } from '@/flows/distribution/useJoinStore'
import { call } from '@/gateway/call'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { memberScreen } from '@/screens/member/memberScreen'
import { useSession } from '@/session/SessionProvider'
import { Chip } from '@/ui/content/Chip'
import { priceNumber } from '@/ui/content/priceNumber'
import clearIcon from '@/ui/icon/drawings/clear.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { WindowedList } from '@/ui/list/WindowedList'
import { FilterBar } from '@/ui/navigation/FilterBar'
import { ListState } from '@/ui/screen/ListState'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import type { ScreenState } from '@/ui/screen/ScreenState'
import { text } from '../need/messages'
import { DistrRange } from './DistrRange'
import { askedFilters, chosenFilters, type DistrFilters, NO_FILTERS } from './distrFilters'
import css from './index.module.scss'

/** Height of a row with the gap below it, in px of a 375 design. */
const ROW = 184
const DAYS = [
  ['', 'anyDays'],
  ['one', 'daysOne'],
  ['two', 'daysTwo'],
  ['more', 'daysMore'],
] as const
const SORTS = [
  ['', 'sort_commission'],
  ['hot', 'sort_hot'],
  ['new', 'sort_new'],
  ['price', 'sort_price'],
] as const

function rangeWords({ from, to }: DistrFilters): string {
  if (to === '') return text('costAbove', { from })
  return from === '' ? text('costBelow', { to }) : text('costOf', { from, to })
}

function wordsOf(key: 'province' | 'days' | 'from', filters: DistrFilters): string {
  if (key === 'from') return rangeWords(filters)
  return key === 'province' ? filters.province : text(DAYS.find(([value]) => value === filters.days)?.[1] ?? 'anyDays')
}

/** Activities with the distributor's own commission; others are led to the application. */
function DistrList() {
  const { iid, cid } = useRoute<'act.distrList'>()
  const session = useSession()
  const { member } = session
  const role = useJoinStore(iid, '0')
  const [filters, setFilters] = useState(NO_FILTERS)
  const [provinces, setProvinces] = useState<readonly ProvinceRow[]>([])
  const [isPricing, setPricing] = useState(false)
  const [asked] = useState({ filters: NO_FILTERS })
  const [list] = useState(
    () =>
      new PagedList<DistributionAct>(
        (pageNo) => call(listDistributionActs, { iid, pageNo, ...askedFilters(asked.filters) }),
        ({ id }) => id,
        () => ({
          kind: 'empty',
          message: text('distrEmpty'),
          ...(asked.filters === NO_FILTERS
            ? {}
            : { actionText: text('clearFilters'), onAction: () => change(NO_FILTERS) }),
        }),
      ),
  )
  const change = (more: Partial<DistrFilters>) => {
    asked.filters = more === NO_FILTERS ? NO_FILTERS : { ...asked.filters, ...more }
    setFilters(asked.filters)
    list.reload()
  }
  const isDistributor = role.standing === 'distributor'
  useEffect(() => {
    if (!isDistributor) return
    void list.load()
    // The list works without provinces.
    call(listProvinces, { iid })
      .then(setProvinces)
      .catch(() => undefined)
  }, [isDistributor, list, iid])
  const [render] = useState(() => {
    const sharer = { iid, cid, session }
    return (act: DistributionAct) => (
      <PromotionRow
        item={{ ...act, commission: act.commission ?? 0 }}
        earn={text('earn', { amount: priceNumber(act.commission ?? 0) })}
        onOpen={(one) => void navigate('act.detail', { iid, id: one.id })}
        onPoster={(one) => void openItemPoster(sharer, one)}
        onCopy={(one) => void copyItemLink(sharer, one)}
      />
    )
  })
  const gate: ScreenState =
    role.state.kind === 'ready' && !isDistributor
      ? {
          ...{ kind: 'empty', drawing: 'locked' },
          message: text(role.standing === 'waiting' ? 'waiting' : 'notDistributor'),
          actionText: text(role.standing === 'waiting' ? 'toState' : 'toApply'),
          onAction: () => void navigate('act.applyDistribute', { iid }),
        }
      : role.state
  return (
    <ScreenFrame
      wide
      title={text('distrList')}
      state={memberScreen(member, gate)}
      onRefresh={() => list.load()}
      {...(isDistributor ? list.foot : {})}
    >
      <FilterBar
        filters={[
          {
            ...{ key: 'province', text: text('province'), value: filters.province },
            options: [
              { value: '', text: text('allProvinces') },
              ...provinces.map(({ name }) => ({ value: name, text: name })),
            ],
          },
          {
            ...{ key: 'days', text: text('days'), value: filters.days },
            options: DAYS.map(([value, key]) => ({ value, text: text(key) })),
          },
          {
            ...{ key: 'sortBy', text: text('sort'), value: filters.sortBy },
            options: SORTS.map(([value, key]) => ({ value, text: text(key) })),
          },
        ]}
        onChange={(key, value) => change({ [key]: value } as Partial<DistrFilters>)}
      />
      <View className={css.chips}>
        <Chip id="cost" onPress={() => setPricing(true)}>
          {text('cost')}
        </Chip>
        {chosenFilters(filters).map(({ key, without }) => (
          <Chip key={key} id={`set-${key}`} selected onPress={() => change(without)}>
            {wordsOf(key, filters)}
            <Icon drawing={clearIcon.drawing} size={14} />
          </Chip>
        ))}
      </View>
      <ListState state={list.state}>
        <WindowedList rows={list.rows} keyOf={({ id }) => id} render={render} rowHeight={ROW} className={css.list} />
      </ListState>
      {isPricing && (
        <DistrRange
          range={filters}
          onClose={() => setPricing(false)}
          onChoose={(range) => {
            setPricing(false)
            change(range)
          }}
        />
      )}
    </ScreenFrame>
  )
}

export default observer(DistrList)
