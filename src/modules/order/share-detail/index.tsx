import { orderOfQuery } from '@quanzi/contract'
import { useRoute } from '@/routes/useRoute'
import { ShareVisit } from '../components/ShareVisit'
import { text } from '../messages'

function ShareDetail() {
  const { iid, query } = useRoute<'order.shareDetail'>()
  return <ShareVisit iid={iid} gid={orderOfQuery(query)} title={text('shareDetailTitle')} />
}

export default ShareDetail
