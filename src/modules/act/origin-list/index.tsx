import { type ItemSummary, MODULE_TYPE } from '@quanzi/contract'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { tagsOf } from '@/domain/list/tagsOf'
import { useShareMenu } from '@/overlays/share/useShareMenu'
import { useRoute } from '@/routes/useRoute'
import { useContentList } from '@/screens/list/useContentList'
import { useListMark } from '@/screens/list/useListMark'
import { useOpenItem } from '@/screens/list/useOpenItem'
import { useTabBar } from '@/screens/shell/useTabBar'
import { ChipRow } from '@/ui/content/ChipRow'
import { WindowedList } from '@/ui/list/WindowedList'
import { ListState } from '@/ui/screen/ListState'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../trips/messages'
import { TripCard } from '../trips/TripCard'
import css from './index.module.scss'

/** Height of a card with the gap below it, in px of a 375 design. */
const ROW = 130

const emptyState = () => ({ kind: 'empty', message: text('empty') }) as const

/** Trips of suppliers by theme, each with its nearest departure and lowest price. */
function OriginList() {
  const { iid, query } = useRoute<'act.originList'>()
  const [tag, setTag] = useState(query.tag ?? '')
  const all = useContentList({ iid, moduleType: MODULE_TYPE.origin, emptyState })
  const tagged = useContentList({ iid, moduleType: MODULE_TYPE.origin, tag, wanted: tag !== '', emptyState })
  const list = tag === '' ? all : tagged
  const mark = useListMark(iid, list, 'collect')
  const openItem = useOpenItem()
  const tabBar = useTabBar()
  useShareMenu({ title: text('list') })
  const tags = [...new Set([...(tag ? [tag] : []), ...tagsOf(all.rows)])]
  return (
    <ScreenFrame wide title={text('list')} onRefresh={() => list.load()} {...list.foot} tabBar={tabBar}>
      {tags.length > 0 && (
        <ChipRow
          items={[{ key: '', text: text('allThemes') }, ...tags.map((one) => ({ key: one, text: one }))]}
          activeKey={tag}
          onSelect={setTag}
        />
      )}
      <ListState state={list.state}>
        <WindowedList
          rows={list.rows}
          keyOf={({ id }) => id}
          rowHeight={ROW}
          className={css.list}
          render={(item: ItemSummary) => (
            <TripCard item={item} onOpen={openItem} onCollect={(one) => void mark.onToggle(one)} />
          )}
        />
      </ListState>
    </ScreenFrame>
  )
}

export default observer(OriginList)
