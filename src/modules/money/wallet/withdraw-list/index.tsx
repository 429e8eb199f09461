import { observer } from 'mobx-react'
import { replace } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useSession } from '@/session/SessionProvider'
import { Tabs } from '@/ui/navigation/Tabs'
import { text } from '../messages'
import { OwnWithdrawals } from './OwnWithdrawals'
import { ReviewQueue } from './ReviewQueue'

const TABS = ['mine', 'review'] as const

/** A member's withdrawals. Whoever may decide about money finds the requests of others in a second tab. */
function WithdrawList() {
  const { iid, query } = useRoute<'wallet.withdrawList'>()
  const { member } = useSession()
  const isReviewer = member.profile?.rights.includes('money') === true
  const tab = isReviewer && query.as === 'staff' ? 'review' : 'mine'
  const tabs = isReviewer && (
    <Tabs
      sticky
      idPrefix="withdrawals-tab"
      items={TABS.map((key) => ({ key, text: text(key === 'mine' ? 'tabMine' : 'tabReview') }))}
      activeKey={tab}
      onSelect={(key) => void replace('wallet.withdrawList', key === 'review' ? { iid, as: 'staff' } : { iid })}
    />
  )
  return tab === 'review' ? <ReviewQueue iid={iid} tabs={tabs} /> : <OwnWithdrawals tabs={tabs} />
}

export default observer(WithdrawList)
