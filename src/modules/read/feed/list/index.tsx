import { getContent, MODULE_TYPE } from '@quanzi/contract'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { FreshPill } from '@/domain/post/FreshPill'
import { PostList } from '@/domain/post/PostList'
import { PendingPost } from '@/flows/post/PendingPost'
import { PostComposer } from '@/flows/post/PostComposer'
import { useFreshPosts } from '@/flows/post/useFreshPosts'
import { usePost } from '@/flows/post/usePost'
import { usePostChanges } from '@/flows/post/usePostChanges'
import { useTopics } from '@/flows/post/useTopics'
import { call } from '@/gateway/call'
import { useShareMenu } from '@/overlays/share/useShareMenu'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useContentList } from '@/screens/list/useContentList'
import { useListMark } from '@/screens/list/useListMark'
import { useOpenItem } from '@/screens/list/useOpenItem'
import { useTabBar } from '@/screens/shell/useTabBar'
import { useSession } from '@/session/SessionProvider'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { toast } from '@/ui/feedback/toast'
import { Tabs } from '@/ui/navigation/Tabs'
import { ListState } from '@/ui/screen/ListState'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../messages'

/** Reserved tag of the content list: posts by people whom the viewer follows. */
const FOLLOW = '@follow'
const LOOK_EVERY = 30_000
const moduleType = MODULE_TYPE.feed

function FeedList() {
  const { iid, query } = useRoute<'feed.list'>()
  const { member } = useSession()
  const [tag, setTag] = useState('')
  const list = useContentList({
    iid,
    moduleType,
    tag,
    emptyState: () => ({ kind: 'empty', message: text(tag === FOLLOW ? 'emptyFollow' : 'empty') }),
  })
  const mark = useListMark(iid, list, 'like')
  const fresh = useFreshPosts(list, { iid, moduleType, tag, every: LOOK_EVERY })
  usePostChanges(iid, list)
  const openItem = useOpenItem()
  const topics = useTopics(iid)
  const tabBar = useTabBar()
  useShareMenu({ title: text('list') })
  const post = usePost({
    iid,
    onPublished: async ({ id }) => {
      toast.success(text('published'))
      try {
        list.prepend(await call(getContent, { iid, moduleType, id }))
      } catch {
        await list.load()
      }
    },
  })
  const write = async () => {
    if (await member.requireMember()) post.open(query.tag ? { tag: query.tag } : {})
  }
  // A topic leads here with its tag, to write.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for the address
  useEffect(() => {
    if (query.write) void write()
  }, [])
  const choose = async (next: string) => {
    if (next !== FOLLOW || (await member.requireMember())) setTag(next)
  }
  return (
    <ScreenFrame
      title={text('list')}
      onRefresh={() => fresh.show()}
      {...list.foot}
      tabBar={tabBar}
      footer={
        <ActionBar>
          <AppButton
            id="post-write"
            kind="primary"
            stretch
            disabled={post.state === 'sending'}
            onPress={() => void write()}
          >
            {text('write')}
          </AppButton>
        </ActionBar>
      }
    >
      <Tabs
        sticky
        idPrefix="feed-tab"
        items={[
          { key: '', text: text('all') },
          { key: FOLLOW, text: text('follow') },
        ]}
        activeKey={tag}
        onSelect={(key) => void choose(key)}
      />
      <FreshPill fresh={fresh} />
      <PendingPost store={post} />
      <ListState state={list.state}>
        <PostList
          items={list.rows}
          onOpen={openItem}
          onLike={(item) => void mark.onToggle(item)}
          onTopic={(name) => void navigate('index.topic', { iid, tag: name })}
        />
      </ListState>
      <PostComposer iid={iid} store={post} name="post" topics={topics} />
    </ScreenFrame>
  )
}

export default observer(FeedList)
