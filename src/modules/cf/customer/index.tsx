import { observer } from 'mobx-react'
import { replace } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useSession } from '@/session/SessionProvider'
import { Tabs } from '@/ui/navigation/Tabs'
import { text } from '../messages'
import { OwnSupports } from './OwnSupports'
import { ReviewRefunds } from './ReviewRefunds'

const TABS = ['mine', 'review'] as const

/** Help and refunds. Staff who review find the requests of others in a second tab. */
function CfCustomer() {
  const { iid, query } = useRoute<'cf.customer'>()
  const { member } = useSession()
  const isReviewer = member.profile?.rights.includes('review') === true
  const tab = isReviewer && query.as === 'staff' ? 'review' : 'mine'
  const { id } = query
  const tabs = isReviewer && (
    <Tabs
      sticky
      idPrefix="cf-tab"
      items={TABS.map((key) => ({ key, text: text(key === 'mine' ? 'tabMine' : 'tabReview') }))}
      activeKey={tab}
      onSelect={(key) =>
        void replace('cf.customer', { iid, ...(id ? { id } : {}), ...(key === 'review' ? { as: 'staff' } : {}) })
      }
    />
  )
  return tab === 'review' ? <ReviewRefunds iid={iid} tabs={tabs} /> : <OwnSupports iid={iid} tabs={tabs} />
}

export default observer(CfCustomer)
