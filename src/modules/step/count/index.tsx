import { observer } from 'mobx-react'
import { replace } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useSession } from '@/session/SessionProvider'
import { Tabs } from '@/ui/navigation/Tabs'
import { ofChallenge } from '../CurrentChallenge'
import { text } from '../messages'
import { OwnSteps } from './OwnSteps'
import { ReviewSteps } from './ReviewSteps'

const TABS = ['mine', 'review'] as const

/** The own steps of a challenge. Staff who review find the claims of others in a second tab. */
function Count() {
  const { iid, query } = useRoute<'step.count'>()
  const { id = '', as } = query
  const { member } = useSession()
  const isReviewer = member.profile?.rights.includes('review') === true
  const tab = isReviewer && as === 'staff' ? 'review' : 'mine'
  const tabs = isReviewer && (
    <Tabs
      sticky
      idPrefix="step-tab"
      items={TABS.map((key) => ({ key, text: text(key === 'mine' ? 'tabMine' : 'tabReview') }))}
      activeKey={tab}
      onSelect={(key) => void replace('step.count', key === 'review' ? { iid, id, as: 'staff' } : { iid, id })}
    />
  )
  return tab === 'review' ? <ReviewSteps iid={iid} tabs={tabs} /> : <OwnSteps iid={iid} id={id} tabs={tabs} />
}

export default ofChallenge('count', observer(Count))
