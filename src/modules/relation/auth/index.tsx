import { observer } from 'mobx-react'
import { replace } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useSession } from '@/session/SessionProvider'
import { Tabs } from '@/ui/navigation/Tabs'
import { text } from '../messages'
import { OwnAuth } from './OwnAuth'
import { ReviewAuths } from './ReviewAuths'

const TABS = ['mine', 'review'] as const

/** Verification of a member's identity. Staff who review find the requests of others in a second tab. */
function Auth() {
  const { iid, query } = useRoute<'relation.auth'>()
  const { member } = useSession()
  const isReviewer = member.profile?.rights.includes('review') === true
  const tab = isReviewer && query.as === 'staff' ? 'review' : 'mine'
  const tabs = isReviewer && (
    <Tabs
      sticky
      idPrefix="auth-tab"
      items={TABS.map((key) => ({ key, text: text(key === 'mine' ? 'tabMine' : 'tabReview') }))}
      activeKey={tab}
      onSelect={(key) => void replace('relation.auth', key === 'review' ? { iid, as: 'staff' } : { iid })}
    />
  )
  return tab === 'review' ? <ReviewAuths iid={iid} tabs={tabs} /> : <OwnAuth iid={iid} tabs={tabs} />
}

export default observer(Auth)
