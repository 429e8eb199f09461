import { MODULE_TYPE } from '@quanzi/contract'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { ItemList } from '@/domain/list/ItemList'
import { useContentList } from '@/hooks/useContentList'
import { useOpenItem } from '@/hooks/useOpenItem'
import { useShare } from '@/hooks/useShare'
import { useTabBar } from '@/hooks/useTabBar'
import { useRoute } from '@/routes/useRoute'
import { Tabs } from '@/ui/navigation/Tabs'
import { ListState } from '@/ui/screen/ListState'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../messages'

/** Reserved tags of the content list. */
const STATES = [
  { key: '', label: 'all' },
  { key: '@open', label: 'open' },
  { key: '@upcoming', label: 'upcoming' },
  { key: '@ended', label: 'ended' },
] as const

function SactList() {
  const { iid, query } = useRoute<'sact.list'>()
  const [tag, setTag] = useState(query.tag ?? '')
  const list = useContentList({
    iid,
    moduleType: MODULE_TYPE.sact,
    tag,
    emptyState: () => ({ kind: 'empty', message: text('empty') }),
  })
  const open = useOpenItem()
  const tabBar = useTabBar()
  useShare({ title: text('list') })
  return (
    <ScreenFrame
      title={text('list')}
      onRefresh={() => list.load()}
      onMore={() => void list.loadMore()}
      more={list.more}
      tabBar={tabBar}
    >
      <Tabs
        items={STATES.map(({ key, label }) => ({ key, text: text(label) }))}
        activeKey={tag}
        onSelect={setTag}
        sticky
      />
      <ListState state={list.state}>
        <ItemList items={list.rows} layout="big" onOpen={open} />
      </ListState>
    </ScreenFrame>
  )
}

export default observer(SactList)
