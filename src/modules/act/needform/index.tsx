import { observer } from 'mobx-react'
import { replace } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useSession } from '@/session/SessionProvider'
import { Tabs } from '@/ui/navigation/Tabs'
import { text } from '../need/messages'
import { OwnNeeds } from './OwnNeeds'
import { ReviewNeeds } from './ReviewNeeds'

const TABS = ['mine', 'review'] as const

/** Bespoke requests. Staff who review find those of others in a second tab. */
function Needform() {
  const { iid, query } = useRoute<'act.needform'>()
  const { member } = useSession()
  const isReviewer = member.profile?.rights.includes('review') === true
  const tab = isReviewer && query.as === 'staff' ? 'review' : 'mine'
  const tabs = isReviewer && (
    <Tabs
      sticky
      idPrefix="need-tab"
      items={TABS.map((key) => ({ key, text: text(key === 'mine' ? 'tabMine' : 'tabReview') }))}
      activeKey={tab}
      onSelect={(key) => void replace('act.needform', key === 'review' ? { iid, as: 'staff' } : { iid })}
    />
  )
  return tab === 'review' ? <ReviewNeeds iid={iid} tabs={tabs} /> : <OwnNeeds iid={iid} tabs={tabs} />
}

export default observer(Needform)
