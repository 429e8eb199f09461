import { type ItemSummary, MODULE_TYPE } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { ItemList } from '@/domain/list/ItemList'
import { tagsOf } from '@/domain/list/tagsOf'
import { useContentList } from '@/hooks/useContentList'
import { useOpenItem } from '@/hooks/useOpenItem'
import { useShare } from '@/hooks/useShare'
import { useTabBar } from '@/hooks/useTabBar'
import { useRoute } from '@/routes/useRoute'
import { Tabs } from '@/ui/navigation/Tabs'
import { ListState } from '@/ui/screen/ListState'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../messages'

const ownFirst = (items: readonly ItemSummary[]): readonly ItemSummary[] => [
  ...items.filter(({ extra }) => extra.mine),
  ...items.filter(({ extra }) => !extra.mine),
]

function MateList() {
  const { iid, query } = useRoute<'mate.list'>()
  const [tag, setTag] = useState(query.tag ?? '')
  const all = useContentList({ iid, moduleType: MODULE_TYPE.mate })
  const list = useContentList({
    iid,
    moduleType: MODULE_TYPE.mate,
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
        items={[{ key: '', text: text('all') }, ...tagsOf(all.rows, 6).map((key) => ({ key, text: key }))]}
        activeKey={tag}
        onSelect={setTag}
        sticky
      />
      <ListState state={list.state}>
        <View id="mate-list">
          <ItemList items={ownFirst(list.rows)} onOpen={open} />
        </View>
      </ListState>
    </ScreenFrame>
  )
}

export default observer(MateList)
