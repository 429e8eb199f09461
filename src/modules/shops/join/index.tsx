import { observer } from 'mobx-react'
import { replace } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useSession } from '@/session/SessionProvider'
import { Tabs } from '@/ui/navigation/Tabs'
import { text } from '../apply/messages'
import { OwnApply } from './OwnApply'
import { ReviewShops } from './ReviewShops'

const TABS = ['mine', 'review'] as const

/** The application of a partner shop. Staff who review find those of others in a second tab. */
function ShopsJoin() {
  const { iid, query } = useRoute<'shops.join'>()
  const { member } = useSession()
  const isReviewer = member.profile?.rights.includes('review') === true
  const tab = isReviewer && query.as === 'staff' ? 'review' : 'mine'
  const tabs = isReviewer && (
    <Tabs
      sticky
      idPrefix="join-tab"
      items={TABS.map((key) => ({ key, text: text(key === 'mine' ? 'tabMine' : 'tabReview') }))}
      activeKey={tab}
      onSelect={(key) => void replace('shops.join', key === 'review' ? { iid, as: 'staff' } : { iid })}
    />
  )
  return tab === 'review' ? <ReviewShops iid={iid} tabs={tabs} /> : <OwnApply iid={iid} tabs={tabs} />
}

export default observer(ShopsJoin)
