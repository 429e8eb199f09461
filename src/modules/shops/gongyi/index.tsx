import { observer } from 'mobx-react'
import { replace } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useSession } from '@/session/SessionProvider'
import { Tabs } from '@/ui/navigation/Tabs'
import { text } from './messages'
import { OwnGongyi } from './OwnGongyi'
import { ReviewVolunteers } from './ReviewVolunteers'

const TABS = ['mine', 'review'] as const

/** The volunteer's privilege card. Staff who review find the requests to join the roll in a second tab. */
function ShopsGongyi() {
  const { iid, query } = useRoute<'shops.gongyi'>()
  const { member } = useSession()
  const isReviewer = member.profile?.rights.includes('review') === true
  const tab = isReviewer && query.as === 'staff' ? 'review' : 'mine'
  const tabs = isReviewer && (
    <Tabs
      sticky
      idPrefix="gongyi-tab"
      items={TABS.map((key) => ({ key, text: text(key === 'mine' ? 'tabMine' : 'tabReview') }))}
      activeKey={tab}
      onSelect={(key) => void replace('shops.gongyi', key === 'review' ? { iid, as: 'staff' } : { iid })}
    />
  )
  return tab === 'review' ? <ReviewVolunteers iid={iid} tabs={tabs} /> : <OwnGongyi iid={iid} tabs={tabs} />
}

export default observer(ShopsGongyi)
