import { MODULE_TYPE, ORDER_TYPE } from '@quanzi/contract'
import { observer } from 'mobx-react'
import type { PaidType } from '@/flows/paid/openPaid'
import { useRoute } from '@/routes/useRoute'
import { usePaid } from '@/screens/paid/usePaid'
import { DetailSkeleton } from '@/ui/feedback/DetailSkeleton'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from './messages'
import { Room } from './Room'

type RoomRoute =
  | 'pay.liveDetail'
  | 'pay.tenantLiveDetail'
  | 'pay.liveContent'
  | 'pay.liveContent2'
  | 'pay.videoContent'
  | 'pay.videoContent5'

const LIVE: readonly RoomRoute[] = ['pay.liveDetail', 'pay.tenantLiveDetail', 'pay.liveContent', 'pay.liveContent2']
/** The addresses of playing: what is open begins at once. */
const PLAYING: readonly RoomRoute[] = ['pay.liveContent', 'pay.liveContent2']

/** A live room by `id`; a video by `roomNo`; the episodes of a series by `id` (videoContent5). */
function RoomScreen() {
  const { iid, name, query } = useRoute<RoomRoute>()
  const live = LIVE.includes(name)
  const type: PaidType = live
    ? ORDER_TYPE.liveTicket
    : name === 'pay.videoContent5' && !query.roomNo
      ? ORDER_TYPE.videoAlbum
      : ORDER_TYPE.videoRoom
  const id = (live ? query.id : query.roomNo || query.id) ?? ''
  return <Loaded key={`${type}:${id}`} iid={iid} type={type} id={id} name={name} inviterRid={query.inviterRid} />
}

interface LoadedProps {
  readonly iid: number
  readonly type: PaidType
  readonly id: string
  readonly name: RoomRoute
  readonly inviterRid: string | undefined
}

const Loaded = observer(function Loaded({ iid, type, id, name, inviterRid }: LoadedProps) {
  const store = usePaid(iid, type, id)
  const { content } = store
  const title = text(type === ORDER_TYPE.liveTicket ? 'title' : 'video')
  if (!content)
    return (
      <ScreenFrame
        wide
        title={title}
        state={id ? store.state : { kind: 'error', message: text('missing') }}
        skeleton={<DetailSkeleton />}
        background="surface"
      />
    )
  return (
    <Room
      iid={iid}
      type={type}
      moduleType={type === ORDER_TYPE.videoRoom ? MODULE_TYPE.video : type}
      title={title}
      store={store}
      content={content}
      tall={name === 'pay.liveContent2'}
      grid={name === 'pay.videoContent5'}
      playing={PLAYING.includes(name)}
      inviterRid={inviterRid}
    />
  )
})

export default observer(RoomScreen)
