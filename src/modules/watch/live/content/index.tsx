import { getContent, type ItemSummary, MODULE_TYPE } from '@quanzi/contract'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { ItemList } from '@/domain/list/ItemList'
import { FreshPill } from '@/domain/post/FreshPill'
import { PostList } from '@/domain/post/PostList'
import { PendingPost } from '@/flows/post/PendingPost'
import { PostComposer } from '@/flows/post/PostComposer'
import { useFreshPosts } from '@/flows/post/useFreshPosts'
import { usePost } from '@/flows/post/usePost'
import { usePostChanges } from '@/flows/post/usePostChanges'
import { call } from '@/gateway/call'
import { useShareMenu } from '@/overlays/share/useShareMenu'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useDetailPage } from '@/screens/detail/useDetailPage'
import { useContentList } from '@/screens/list/useContentList'
import { useListMark } from '@/screens/list/useListMark'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { toast } from '@/ui/feedback/toast'
import { ListState } from '@/ui/screen/ListState'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../messages'
import { noRoom } from '../noRoom'
import { ReportComments } from './ReportComments'

const moduleType = MODULE_TYPE.livePost
/** The row says that posts are refreshed every ten seconds; they come by a pill. */
const LOOK_EVERY = 10_000

function LiveContent() {
  const { iid, query } = useRoute<'live.content'>()
  const { id = '' } = query
  const page = useDetailPage({ iid, moduleType: MODULE_TYPE.live, id })
  const tag = `@in:${id}`
  const list = useContentList({
    iid,
    moduleType,
    tag,
    wanted: id !== '',
    emptyState: () => ({ kind: 'empty', message: text('contentEmpty') }),
  })
  const mark = useListMark(iid, list, 'like')
  const fresh = useFreshPosts(list, { iid, moduleType, tag, every: LOOK_EVERY })
  usePostChanges(iid, list)
  const [commented, setCommented] = useState<ItemSummary | null>(null)
  const post = usePost({
    iid,
    roomId: id,
    onPublished: async ({ id: saved }) => {
      toast.success(text('published'))
      try {
        list.prepend(await call(getContent, { iid, moduleType, id: saved }))
      } catch {
        await list.load()
      }
    },
  })
  useEffect(() => {
    if (id) void page.detail.load()
  }, [page, id])
  const { detail, state } = page.detail
  useShareMenu({ title: page.detail.title || text('contentTitle'), imgUrl: detail?.cover ?? '' })
  const isHost = detail?.mine.author ?? false
  const comment = (item: ItemSummary) => setCommented(item)
  return (
    <ScreenFrame
      title={text('contentTitle')}
      state={id ? state : noRoom()}
      onRefresh={() => Promise.all([page.detail.load(), fresh.show()])}
      {...list.foot}
      footer={
        <ActionBar>
          {isHost && (
            <AppButton
              id="report-write"
              kind="primary"
              stretch
              disabled={post.state === 'sending'}
              onPress={() => post.open()}
            >
              {text('write')}
            </AppButton>
          )}
          <AppButton
            id="report-room"
            kind={isHost ? 'secondary' : 'primary'}
            stretch
            onPress={() => void navigate('live.detail', { iid, id })}
          >
            {text('enter')}
          </AppButton>
        </ActionBar>
      }
    >
      {detail && <ItemList items={[detail]} onOpen={() => void navigate('live.detail', { iid, id })} />}
      <FreshPill fresh={fresh} />
      <PendingPost store={post} />
      <ListState state={list.state}>
        <PostList items={list.rows} onOpen={comment} onComment={comment} onLike={(item) => void mark.onToggle(item)} />
      </ListState>
      <PostComposer iid={iid} store={post} name={`report-${id}`} />
      {commented && <ReportComments iid={iid} post={commented} onClose={() => setCommented(null)} />}
    </ScreenFrame>
  )
}

export default observer(LiveContent)
