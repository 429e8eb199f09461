import { MODULE_TYPE } from '@quanzi/contract'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { FeedList } from '@/domain/list/FeedList'
import { tagsOf } from '@/domain/list/tagsOf'
import { useContentList } from '@/hooks/useContentList'
import { useOpenItem } from '@/hooks/useOpenItem'
import { useShare } from '@/hooks/useShare'
import { useTabBar } from '@/hooks/useTabBar'
import { useRoute } from '@/routes/useRoute'
import { useSession } from '@/session/SessionProvider'
import { FeedSkeleton } from '@/ui/feedback/FeedSkeleton'
import { Tabs } from '@/ui/navigation/Tabs'
import { ListState } from '@/ui/screen/ListState'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../messages'

const ALL = ''
const MINE = '@mine'

function NoteList() {
  const { iid, query } = useRoute<'note.list'>()
  const { member } = useSession()
  const [tag, setTag] = useState(query.tag ?? ALL)
  const all = useContentList({ iid, moduleType: MODULE_TYPE.note })
  const list = useContentList({
    iid,
    moduleType: MODULE_TYPE.note,
    tag,
    emptyState: () => ({ kind: 'empty', message: text(tag === MINE ? 'emptyMine' : 'empty') }),
  })
  const open = useOpenItem()
  const tabBar = useTabBar()
  useShare({ title: text('list') })
  const choose = async (next: string) => {
    if (next === MINE && !(await member.requireMember())) return
    setTag(next)
  }
  const tags = tagsOf(all.rows).map((key) => ({ key, text: key }))
  return (
    <ScreenFrame
      title={text('list')}
      onRefresh={() => list.load()}
      onMore={() => void list.loadMore()}
      more={list.more}
      tabBar={tabBar}
    >
      <Tabs
        items={[{ key: ALL, text: text('all') }, { key: MINE, text: text('mine') }, ...tags]}
        activeKey={tag}
        onSelect={(key) => void choose(key)}
        sticky
      />
      <ListState state={list.state} skeleton={<FeedSkeleton />}>
        <FeedList items={list.rows} onOpen={open} />
      </ListState>
    </ScreenFrame>
  )
}

export default observer(NoteList)
