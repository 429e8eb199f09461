import { type ItemSummary, listContent, MODULE_TYPE, searchContent } from '@quanzi/contract'
import { observer } from 'mobx-react'
import { useEffect, useMemo, useState } from 'react'
import { PagedList } from '@/domain/list/PagedList'
import { PostList } from '@/domain/post/PostList'
import { usePostChanges } from '@/flows/post/usePostChanges'
import { call } from '@/gateway/call'
import { useShareMenu } from '@/overlays/share/useShareMenu'
import { navigate } from '@/routes/navigate'
import { useListChanges } from '@/screens/list/useListChanges'
import { useListMark } from '@/screens/list/useListMark'
import { useOpenItem } from '@/screens/list/useOpenItem'
import { useSession } from '@/session/SessionProvider'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { Tabs } from '@/ui/navigation/Tabs'
import { ListState } from '@/ui/screen/ListState'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from './messages'
import { TopicRow } from './TopicRow'
import { useFollowTopic } from './useFollowTopic'

interface TopicPostsProps {
  readonly iid: number
  readonly tag: string
}

type Order = 'hot' | 'new'

const keyOf = ({ moduleType, id }: ItemSummary) => `${moduleType}-${id}`

/** One topic: its posts and notes, the most liked or the newest first. */
export const TopicPosts = observer(function TopicPosts({ iid, tag }: TopicPostsProps) {
  const { member } = useSession()
  const [order, setOrder] = useState<Order>('hot')
  const list = useMemo(
    () =>
      new PagedList<ItemSummary>(
        (pageNo) =>
          call(searchContent, {
            ...{ iid, tag, pageNo, sortBy: order, moduleTypes: [MODULE_TYPE.feed, MODULE_TYPE.note] },
          }),
        keyOf,
        () => ({ kind: 'empty', message: text('emptyPosts') }),
      ),
    [iid, tag, order],
  )
  // The topic itself; a tag that is no topic of the tenant has none.
  const [topics] = useState(
    () =>
      new PagedList<ItemSummary>(
        (pageNo) => call(listContent, { iid, moduleType: MODULE_TYPE.topic, tag, pageNo }),
        ({ id }) => id,
      ),
  )
  useEffect(() => void list.load(), [list])
  useEffect(() => void topics.load(), [topics])
  useListChanges(iid, list)
  usePostChanges(iid, list)
  const mark = useListMark(iid, list, 'like')
  const follow = useFollowTopic(iid, topics)
  const open = useOpenItem()
  const title = `#${tag}`
  useShareMenu({ title })
  const write = async () => {
    if (await member.requireMember()) await navigate('feed.list', { iid, tag, write: 1 })
  }
  return (
    <ScreenFrame
      title={title}
      onRefresh={() => Promise.all([list.load(), topics.load()])}
      {...list.foot}
      footer={
        <ActionBar>
          <AppButton id="topic-write" kind="primary" stretch onPress={() => void write()}>
            {text('write')}
          </AppButton>
        </ActionBar>
      }
    >
      {topics.rows.map((topic) => (
        <TopicRow key={topic.id} topic={topic} onFollow={(one) => void follow(one)} />
      ))}
      <Tabs
        sticky
        idPrefix="topic-tab"
        items={[
          { key: 'hot', text: text('hot') },
          { key: 'new', text: text('new') },
        ]}
        activeKey={order}
        onSelect={setOrder}
      />
      <ListState state={list.state}>
        <PostList items={list.rows} onOpen={open} onLike={(item) => void mark.onToggle(item)} />
      </ListState>
    </ScreenFrame>
  )
})
