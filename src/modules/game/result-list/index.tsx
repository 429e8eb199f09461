import { getContent, listRank, MODULE_TYPE, markContent, type RankRow } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { call } from '@/gateway/call'
import { saveOnce } from '@/gateway/callOnce'
import { errorText } from '@/locales/errorText'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useKnownMember } from '@/screens/member/useKnownMember'
import { useSession } from '@/session/SessionProvider'
import { ActionBar } from '@/ui/action/ActionBar'
import { toast } from '@/ui/feedback/toast'
import { SearchBox } from '@/ui/fields/SearchBox'
import { WindowedList } from '@/ui/list/WindowedList'
import { FilterBar } from '@/ui/navigation/FilterBar'
import { ListState } from '@/ui/screen/ListState'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../race/messages'
import css from './index.module.scss'
import { type ResultFilters, ResultListStore } from './ResultListStore'
import { ResultRow } from './ResultRow'

/** Height of a row, in px of a 375 design. */
const ROW = 53
const PAGE = 50

/** All results of an event by net time; a bib leads to its row, and the own one stays at the bottom. */
function ResultList() {
  const { iid, params } = useRoute<'game.resultList'>()
  const { id } = params
  const { member } = useSession()
  const [categories, setCategories] = useState<readonly { value: string; text: string }[]>([])
  const [store] = useState(
    () =>
      new ResultListStore({
        fetchPage: ({ categoryId, sex }, bib, pageNo) =>
          call(listRank, {
            ...{ iid, scope: 'game' as const, refId: id, by: 'net' as const, rows: 'result' as const },
            ...{ pageNo, pageSize: PAGE },
            ...(categoryId ? { categoryId } : {}),
            ...(sex ? { sex } : {}),
            ...(bib ? { queryKey: bib } : {}),
          }),
        setLike: (markId, on) =>
          saveOnce(`like:${markId}`, markContent, {
            ...{ iid, scope: 'game' as const, id: markId, mark: 'like' as const, on },
          }),
        emptyState: (isSearch) => ({ kind: 'empty', message: text(isSearch ? 'emptyFound' : 'emptyList') }),
      }),
  )
  useKnownMember(() => store.list.load())
  useEffect(() => {
    // Optional: without the event the list has no filter by category.
    call(getContent, { iid, moduleType: MODULE_TYPE.game, id })
      .then(({ sessions = [] }) => setCategories(sessions.map((one) => ({ value: one.id, text: one.name }))))
      .catch(() => undefined)
  }, [iid, id])
  const { list, filters, mine } = store
  const open = (row: RankRow) => void navigate('game.result', { iid, id, entryId: row.id })
  const like = async (row: RankRow) => {
    if (!(await member.requireMember())) return
    await store.like(row).catch((error: unknown) => toast.error(errorText(error)))
  }
  return (
    <ScreenFrame
      title={text('resultList')}
      onRefresh={() => list.load()}
      {...list.foot}
      footer={
        mine && (
          <ActionBar
            note={
              <View id="own-result">
                <Text className={css.note}>{text('mine')}</Text>
                <ResultRow own row={mine} onOpen={open} />
              </View>
            }
          >
            {null}
          </ActionBar>
        )
      }
    >
      <FilterBar
        filters={[
          {
            key: 'categoryId',
            text: text('category'),
            options: [{ value: '', text: text('allCategories') }, ...categories],
            value: filters.categoryId,
          },
          {
            key: 'sex',
            text: text('sex'),
            options: [
              { value: '', text: text('anySex') },
              { value: '2', text: text('female') },
              { value: '1', text: text('male') },
            ],
            value: filters.sex,
          },
        ]}
        onChange={(key, value) => store.change({ [key]: value } as Partial<ResultFilters>)}
      />
      <View className={css.page}>
        <SearchBox
          id="result-search"
          value={store.search.word}
          placeholder={text('jump')}
          onChange={(word) => store.search.write(word)}
          onSubmit={() => store.search.submit()}
        />
        <ListState state={list.state}>
          <View className={css.head}>
            <Text className={css.rank}>{text('place')}</Text>
            <View className={css.who}>
              <Text className={css.name}>{text('runner')}</Text>
              <Text className={css.bib}>{text('bibHead')}</Text>
            </View>
            <Text className={css.time}>{text('net')}</Text>
          </View>
          <WindowedList
            rows={list.rows}
            keyOf={(row) => row.id}
            rowHeight={ROW}
            className={css.list}
            render={(row: RankRow) => <ResultRow row={row} onOpen={open} onLike={(one) => void like(one)} />}
          />
        </ListState>
      </View>
    </ScreenFrame>
  )
}

export default observer(ResultList)
