import { MODULE_TYPE } from '@quanzi/contract'
import { observer } from 'mobx-react'
import { ItemList } from '@/domain/list/ItemList'
import { useContentList } from '@/hooks/useContentList'
import { useOpenItem } from '@/hooks/useOpenItem'
import { useShare } from '@/hooks/useShare'
import { useRoute } from '@/routes/useRoute'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../messages'

function VideoList() {
  const { iid, query } = useRoute<'video.list'>()
  const list = useContentList({
    iid,
    moduleType: MODULE_TYPE.video,
    ...(query.tag ? { tag: query.tag } : {}),
    emptyState: () => ({ kind: 'empty', message: text('empty') }),
  })
  const open = useOpenItem()
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
      <ItemList items={list.rows} onOpen={open} />
    </ScreenFrame>
  )
}

export default observer(VideoList)
