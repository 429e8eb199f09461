import { orderOfQuery } from '@quanzi/contract'
import { useRoute } from '@/routes/useRoute'
import { ShareVisit } from '../components/ShareVisit'
import { text } from '../messages'

function ShareSupport() {
  const { iid, query } = useRoute<'order.shareSupport'>()
  return <ShareVisit iid={iid} gid={orderOfQuery(query)} title={text('shareSupportTitle')} />
}

export default ShareSupport
