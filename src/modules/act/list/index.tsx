import { type ItemSummary, listContent, listProvinces, MODULE_TYPE } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { call } from '@/gateway/call'
import { itemCalls } from '@/gateway/itemCalls'
import { errorText } from '@/locales/errorText'
import { useShareMenu } from '@/overlays/share/useShareMenu'
import { serverNow } from '@/platform/serverClock'
import { useRoute } from '@/routes/useRoute'
import { useListChanges } from '@/screens/list/useListChanges'
import { useOpenItem } from '@/screens/list/useOpenItem'
import { useTabBar } from '@/screens/shell/useTabBar'
import { useSession } from '@/session/SessionProvider'
import { ChipRow } from '@/ui/content/ChipRow'
import { toast } from '@/ui/feedback/toast'
import { WindowedList } from '@/ui/list/WindowedList'
import { FilterBar } from '@/ui/navigation/FilterBar'
import { ListState } from '@/ui/screen/ListState'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../messages'
import { ActListStore } from './ActListStore'
import { type ActFilters, NO_FILTERS } from './actFilters'
import { ActCard } from './components/ActCard'
import { filterOptions } from './filterOptions'
import css from './index.module.scss'

/** Height of a card with the gap below it, in px of a 375 design. */
const ROW = 130

function ActList() {
  const { iid, query } = useRoute<'act.list'>()
  const { member } = useSession()
  const [store] = useState(() => {
    const one: ActListStore = new ActListStore({
      fetchPage: (tag, pageNo) => call(listContent, { iid, moduleType: MODULE_TYPE.act, tag, pageNo }),
      fetchProvinces: () => call(listProvinces, { iid }),
      setCollected: (id, on) => itemCalls({ iid, moduleType: MODULE_TYPE.act, id }).setMark('collect', on),
      now: serverNow,
      filters: { tag: query.tag ?? '', province: query.province ?? '' },
      emptyState: () =>
        one.isFiltered
          ? {
              kind: 'empty',
              message: text('emptyFiltered'),
              actionText: text('clearFilters'),
              onAction: () => one.change(NO_FILTERS),
            }
          : { kind: 'empty', message: text('empty') },
    })
    return one
  })
  useEffect(() => void store.load(), [store])
  const openItem = useOpenItem()
  const tabBar = useTabBar()
  const title = query.tag || text('list')
  useShareMenu({ title })
  const { list, filters } = store
  useListChanges(iid, list)
  const collect = async (item: ItemSummary) => {
    if (!(await member.requireMember())) return
    await store.toggleCollected(item).catch((error: unknown) => toast.error(errorText(error)))
  }
  return (
    <ScreenFrame wide title={title} onRefresh={() => store.load()} {...list.foot} tabBar={tabBar}>
      <View>
        {store.tags.length > 0 && (
          <ChipRow
            items={[{ key: '', text: text('allThemes') }, ...store.tags.map((tag) => ({ key: tag, text: tag }))]}
            activeKey={filters.tag}
            onSelect={(tag) => store.change({ tag })}
          />
        )}
        <FilterBar
          filters={filterOptions(filters, store.provinces)}
          onChange={(key, value) => store.change({ [key]: value } as Partial<ActFilters>)}
        />
      </View>
      <ListState state={list.state}>
        <WindowedList
          rows={list.rows}
          keyOf={({ id }) => id}
          rowHeight={ROW}
          className={css.list}
          render={(item) => <ActCard item={item} onOpen={openItem} onCollect={(one) => void collect(one)} />}
        />
      </ListState>
    </ScreenFrame>
  )
}

export default observer(ActList)
