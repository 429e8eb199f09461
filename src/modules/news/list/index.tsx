import { type ItemSummary, MODULE_TYPE } from '@quanzi/contract'
import { observer } from 'mobx-react'
import { ItemList } from '@/domain/list/ItemList'
import { useContentList } from '@/hooks/useContentList'
import { useOpenItem } from '@/hooks/useOpenItem'
import { useShare } from '@/hooks/useShare'
import { useRoute } from '@/routes/useRoute'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../messages'
import { readMarksOf } from '../readMarksOf'

function NewsList() {
  const { iid, query } = useRoute<'news.list'>()
  const list = useContentList({
    iid,
    moduleType: MODULE_TYPE.news,
    ...(query.tag ? { tag: query.tag } : {}),
    emptyState: () => ({ kind: 'empty', message: text('empty') }),
  })
  const openItem = useOpenItem()
  const marks = readMarksOf(iid)
  const open = (item: ItemSummary) => {
    marks.add(item.id)
    openItem(item)
  }
  const title = query.tag || text('list')
  useShare({ title })
  return (
    <ScreenFrame
      title={title}
      state={list.state}
      onRefresh={() => list.load()}
      onMore={() => void list.loadMore()}
      more={list.more}
    >
      <ItemList items={list.rows} onOpen={open} isRead={({ id }) => marks.has(id)} />
    </ScreenFrame>
  )
}

export default observer(NewsList)
