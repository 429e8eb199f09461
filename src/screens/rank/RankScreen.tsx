import { listRank, markContent, type ParamsOf, type RankRow } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { call } from '@/gateway/call'
import { callOnce } from '@/gateway/callOnce'
import { isText } from '@/lib/isText'
import { errorText } from '@/locales/errorText'
import { useScreenShow } from '@/platform/lifecycle/screenHooks'
import { useSession } from '@/session/SessionProvider'
import { openTenantStorage } from '@/session/sessionStorage'
import { ActionBar } from '@/ui/action/ActionBar'
import { toast } from '@/ui/feedback/toast'
import { WindowedList } from '@/ui/list/WindowedList'
import { Tabs } from '@/ui/navigation/Tabs'
import { ListState } from '@/ui/screen/ListState'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import type { ScreenState } from '@/ui/screen/ScreenState'
import { text } from './messages'
import { Podium } from './Podium'
import css from './Rank.module.scss'
import { RankLine } from './RankLine'
import { RankStore } from './RankStore'

type RankParams = ParamsOf<typeof listRank>

/** One rank of a screen: what is counted, for whom, when, and for which part of the people. */
export type RankWish = Pick<
  RankParams,
  'by' | 'rows' | 'period' | 'areaId' | 'categoryId' | 'sex' | 'placeId' | 'queryKey'
>

/** A tab. Give the same wish object in every render; another one shows other rows. */
export interface RankTab {
  readonly key: string
  readonly text: string
  readonly wish: RankWish
}

interface RankScreenProps {
  readonly iid: number
  readonly scope: RankParams['scope']
  /** '' for an address that names nothing: then `missing` shows. */
  readonly refId: string
  readonly title: string
  readonly tabs: readonly RankTab[]
  /** Under which the chosen tab is remembered. */
  readonly keptAs: string
  /** What a row has reached, in words; also how much is missing to the next one. */
  readonly wordsOf: (row: Pick<RankRow, 'value' | 'unit' | 'members' | 'reached'>) => string
  readonly empty: string
  readonly missing?: ScreenState
  /** Filters of the chosen tab, above the rows. */
  readonly filters?: (tab: string) => ReactNode
  /** The first three stand on a podium. */
  readonly podium?: boolean
  /** Opens what a row is about. */
  readonly onOpen?: (row: RankRow) => void
}

const ON_PODIUM = 3
/** Height of a row with the gap below it, in px of a 375 design. */
const ROW = 78

const rowKey = ({ markId, id }: RankRow) => markId || id

/** Ranks in tabs; the own row stays at the bottom, with what it lacks to the next. */
export const RankScreen = observer(function RankScreen(props: RankScreenProps) {
  const { iid, scope, refId, title, tabs, keptAs, wordsOf, empty, missing, filters, podium, onOpen } = props
  const { member } = useSession()
  const [device] = useState(() => openTenantStorage(iid))
  const [chosen, setChosen] = useState(() => device.read(keptAs, isText) ?? '')
  const tab = tabs.find(({ key }) => key === chosen) ?? tabs[0]
  const [store] = useState(
    () =>
      new RankStore<RankWish>(
        {
          fetchPage: (wish, pageNo) => call(listRank, { iid, scope, refId, ...wish, pageNo }),
          like: (markId) =>
            callOnce(`like:${scope}:${markId}`, markContent, (reqId) => ({
              ...{ iid, reqId, scope, id: markId, mark: 'like' as const, on: true },
            })),
          emptyState: () => ({ kind: 'empty', message: empty }),
        },
        tab?.wish ?? { by: 'places' },
      ),
  )
  const load = async () => {
    await member.ready()
    if (refId) await store.list.load()
  }
  useScreenShow(() => void load())
  // biome-ignore lint/correctness/useExhaustiveDependencies: the own row comes with the login
  useEffect(() => void load(), [member.isMember])
  useEffect(() => {
    if (tab) store.choose(tab.wish)
  }, [store, tab])
  const like = async (row: RankRow) => {
    if (!(await member.requireMember())) return
    try {
      await store.like(row)
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  const [render] = useState(() => (row: RankRow) => (
    <RankLine
      row={row}
      value={wordsOf(row)}
      onLike={() => void like(row)}
      onOpen={onOpen ? () => onOpen(row) : undefined}
    />
  ))
  const choose = (key: string) => {
    device.write(keptAs, key)
    setChosen(key)
  }
  const { list, mine } = store
  const { rows } = list
  const isPodium = podium === true && rows.length >= ON_PODIUM
  const below = useMemo(() => (isPodium ? rows.slice(ON_PODIUM) : rows), [isPodium, rows])
  return (
    <ScreenFrame
      title={title}
      onRefresh={load}
      {...(refId || !missing ? {} : { state: missing })}
      {...(list.state.kind === 'ready' ? list.foot : {})}
      footer={
        member.isMember && list.state.kind === 'ready' ? (
          <ActionBar>
            <View id="rank-mine" className={css.mine}>
              <Text className={css.who}>
                {mine ? `${text('myRank')} · ${text('rankOf', { rank: mine.rank })} · ${wordsOf(mine)}` : text('notIn')}
              </Text>
              {mine && (
                <Text className={css.note}>
                  {mine.rank === 1
                    ? text('leader')
                    : mine.gap === 0
                      ? text('tied')
                      : text('gap', { gap: wordsOf({ value: mine.gap, unit: mine.unit }) })}
                </Text>
              )}
            </View>
          </ActionBar>
        ) : undefined
      }
    >
      {tabs.length > 1 && (
        <Tabs
          sticky
          idPrefix="rank-tab"
          items={tabs.map(({ key, text: words }) => ({ key, text: words }))}
          activeKey={tab?.key ?? ''}
          onSelect={choose}
        />
      )}
      <View className={css.page}>
        {filters?.(tab?.key ?? '')}
        <ListState state={list.state}>
          {isPodium && <Podium rows={rows.slice(0, ON_PODIUM)} wordsOf={wordsOf} onLike={(row) => void like(row)} />}
          <WindowedList rows={below} keyOf={rowKey} render={render} rowHeight={ROW} className={css.list} />
        </ListState>
      </View>
    </ScreenFrame>
  )
})
