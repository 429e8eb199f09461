import { observer } from 'mobx-react'
import { useRoute } from '@/routes/useRoute'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../messages'
import { noRoom } from '../noRoom'
import { Highlights } from './Highlights'
import { Invitation } from './Invitation'
import { InvitePoster } from './InvitePoster'

/** share: a poster with a code; share1: where the invited arrive; share2: the replay's highlights and who invited most. */
function LiveShare() {
  const { iid, name, query } = useRoute<'live.share' | 'live.share1' | 'live.share2'>()
  const { id = '', inviterRid } = query
  if (!id) return <ScreenFrame title={text('shareTitle')} state={noRoom()} />
  if (name === 'live.share') return <InvitePoster iid={iid} id={id} />
  if (name === 'live.share1') return <Invitation iid={iid} id={id} inviterRid={inviterRid} />
  return <Highlights iid={iid} id={id} />
}

export default observer(LiveShare)
