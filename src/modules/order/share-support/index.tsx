import { useRoute } from '@/routes/useRoute'
import { ShareVisit } from '../components/ShareVisit'
import { text } from '../messages'

function ShareSupport() {
  const { iid, query } = useRoute<'order.shareSupport'>()
  return <ShareVisit iid={iid} gid={query.gid || query.orderId || query.id || ''} title={text('shareSupportTitle')} />
}

export default ShareSupport
