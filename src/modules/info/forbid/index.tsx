import { observer } from 'mobx-react'
import { replace } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useSession } from '@/session/SessionProvider'
import { Tabs } from '@/ui/navigation/Tabs'
import { text } from './messages'
import { OwnForbid } from './OwnForbid'
import { ReviewReports } from './ReviewReports'

const TABS = ['mine', 'review'] as const

/** What is not allowed, with own reports and appeals. Staff who review find those of others in a second tab. */
function Forbid() {
  const { iid, query } = useRoute<'info.forbid'>()
  const { member } = useSession()
  const isReviewer = member.profile?.rights.includes('review') === true
  const tab = isReviewer && query.as === 'staff' ? 'review' : 'mine'
  const tabs = isReviewer && (
    <Tabs
      sticky
      idPrefix="forbid-tab"
      items={TABS.map((key) => ({ key, text: text(key === 'mine' ? 'tabMine' : 'tabReview') }))}
      activeKey={tab}
      onSelect={(key) => void replace('info.forbid', key === 'review' ? { iid, as: 'staff' } : { iid })}
    />
  )
  return tab === 'review' ? <ReviewReports iid={iid} tabs={tabs} /> : <OwnForbid iid={iid} tabs={tabs} />
}

export default observer(Forbid)
