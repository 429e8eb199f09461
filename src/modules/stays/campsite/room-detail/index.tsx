import { observer } from 'mobx-react'
import { useRoute } from '@/routes/useRoute'
import { StayTargetScreen } from '@/screens/stay/StayTargetScreen'
import { useStayTarget } from '@/screens/stay/useStayTarget'
import { ListRow } from '@/ui/content/ListRow'
import { RowGroup } from '@/ui/content/RowGroup'
import { DetailSkeleton } from '@/ui/feedback/DetailSkeleton'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../messages'

function RoomDetail() {
  const { iid, query } = useRoute<'campsite.roomDetail'>()
  const { detail, state, load } = useStayTarget(iid, 'room', query.id ?? '')
  const room = detail?.room
  if (!detail || !room) return <ScreenFrame title={text('room')} state={state} skeleton={<DetailSkeleton />} />
  return (
    <StayTargetScreen
      iid={iid}
      title={text('room')}
      query={query}
      detail={detail}
      target={{ ...room, kind: 'room' }}
      onRefresh={load}
      facts={
        <RowGroup flush>
          {room.beds !== '' && <ListRow title={text('beds')} value={room.beds} />}
          <ListRow title={text('people')} value={text('sleeps', { count: room.guests })} />
          {room.size !== null && <ListRow title={text('size')} value={text('area', { count: room.size })} />}
        </RowGroup>
      }
    />
  )
}

export default observer(RoomDetail)
